import { entries, entryID } from '../../domain/entries/entity.ts'
import { notFound } from '../../values/errors.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import type { Context } from '../context.ts'
import { can } from './can.ts'
import { asViewer, forbid, type Rule } from './rule.ts'
import { manageTeam, refuseProvisional, refuseUnverifiedClaim } from './teams.ts'

type OfEvent = Rule<{ id: string }>

async function checkEvent(context: Context, id: string, byTeam: boolean) {
  const viewer = asViewer(context)
  const event = await context.load.event(id)
  if (!event) throw notFound('Event')
  const isCreator = viewer.isAdmin || event.createdBy === viewer.userID
  if (!isCreator && !(byTeam && (await can.organize(context, event)))) throw forbid(requestTexts.mayNotManageEvent)
  await refuseUnverifiedClaim(context, event.teamID)
}

/** The event's creator, a manager of its team, or an admin. */
export const eventOrganizer: OfEvent = (context, { id }) => checkEvent(context, id, true)
/** The event's creator, or an admin. */
export const eventCreator: OfEvent = (context, { id }) => checkEvent(context, id, false)

const entryOf = async ({ load }: Context, id: string) => {
  const entry = (await load.eventPartition(id.split('.')[0])).of(entries).find((it) => entryID(it) === id)
  if (!entry) throw notFound('Entry')
  return entry
}

/** Anyone who manages the team of the entry. */
export const managerOfEntry: Rule<{ id: string }> = async (context, { id }) => {
  asViewer(context)
  await manageTeam(context, (await entryOf(context, id)).teamID)
}

/** The organizer of the event of the entry. */
export const organizerOfEntry: Rule<{ id: string }> = async (context, { id }) => {
  asViewer(context)
  await eventOrganizer(context, { id: (await entryOf(context, id)).eventID })
}

/** The organizer. A provisional owner cannot cancel or postpone what existed before the claim. */
export const eventCanceler: Rule<{ id: string }> = async (context, { id }) => {
  await eventOrganizer(context, { id })
  const event = await context.load.event(id)
  if (event?.teamID && event.createdBy !== context.viewer?.userID)
    await refuseProvisional(context, event.teamID, event.createdAt)
}

/** The organizer, and the canceler if the edit cancels, postpones, or reopens the event. */
export const eventEditor: Rule<{
  id: string
  input: { cancelled?: boolean | null; postponed?: boolean | null }
}> = (context, { id, input }) =>
  ((input.cancelled ?? input.postponed) == null ? eventOrganizer : eventCanceler)(context, { id })
