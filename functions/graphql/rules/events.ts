import { entries, entryID } from '../../domain/entries/entity.ts'
import type { EventItem } from '../../domain/events/entity.ts'
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
  await confirmedOrganizer(context, { id: (await entryOf(context, id)).eventID })
}

/** The organizer. Not the provisional owner of the hosting team for what existed before the claim. */
export const confirmedOrganizer: Rule<{ id: string }> = async (context, { id }) => {
  await eventOrganizer(context, { id })
  const event = await context.load.event(id)
  if (event?.teamID && event.createdBy !== context.viewer?.userID)
    await refuseProvisional(context, event.teamID, event.createdAt)
}

type Edit = Partial<Record<'paymentNote' | 'paymentURL', string | null>> &
  Partial<Record<'cancelled' | 'postponed', boolean | null>>

const changesPayment = (input: Edit, event: EventItem | null) =>
  (['paymentNote', 'paymentURL'] as const).some(
    (field) => input[field] !== undefined && (input[field] ?? '') !== (event?.[field] ?? ''),
  )

/** The organizer. A provisional owner does not cancel or postpone what existed before the claim, or say where teams pay for it. */
export const eventEditor: Rule<{ id: string; input: Edit }> = async (context, { id, input }) => {
  const changesState = (input.cancelled ?? input.postponed) != null
  if (changesState || changesPayment(input, await context.load.event(id))) await confirmedOrganizer(context, { id })
  else await eventOrganizer(context, { id })
}
