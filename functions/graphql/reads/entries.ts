import { type EntryItem, entries, teamEntries } from '../../domain/entries/entity.ts'
import { numbersOf } from '../../domain/entries/roster.ts'
import type { EventItem } from '../../domain/events/entity.ts'
import { filterAsync, findAll } from '../../values/promises.ts'
import { upcomingFirst } from '../../values/upcoming-first.ts'
import type { Context } from '../context.ts'
import { can } from '../rules/can.ts'

export const managesTeamOf = async ({ teamID }: EntryItem, { viewer, load }: Context) =>
  can.manageTeam(viewer, await load.team(teamID))

export async function organizesEvent({ eventID }: EntryItem, context: Context) {
  const event = await context.load.event(eventID)
  return event !== null && can.organizeEntries(context, event)
}

export const isPrivateFor = async (entry: EntryItem, context: Context) =>
  !(await managesTeamOf(entry, context)) && !(await organizesEvent(entry, context))

/** The entries of an event that the viewer may see, in order of entry. */
export async function entriesSeen(eventID: string, context: Context): Promise<EntryItem[]> {
  const all = (await context.load.eventPartition(eventID)).of(entries)
  const shown = await filterAsync(all, async ({ teamID }) => (await context.load.team(teamID)) !== null)
  const seen = await filterAsync(shown, async (it) => it.status === 'ACCEPTED' || !(await isPrivateFor(it, context)))
  return seen.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.teamID.localeCompare(b.teamID))
}

/** Organizers and accepted teams. */
export async function mayPay(event: EventItem, context: Context): Promise<boolean> {
  if (!context.viewer) return false
  if (await can.organize(context, event)) return true
  const accepted = (await context.load.eventPartition(event.eventID))
    .of(entries)
    .filter((it) => it.status === 'ACCEPTED')
  return (await filterAsync(accepted, (it) => managesTeamOf(it, context))).length > 0
}

/** Whether the event takes place and is not over. */
export const isComing = ({ date, endDate, status }: EventItem, now: Date) =>
  (endDate ?? date) >= now.toISOString() && status !== 'cancelled'

/** The team's entries in the first events, soonest upcoming first, past ones last: those that the viewer may see. */
export async function entriesOfTeam(
  teamID: string,
  isIncluded: (event: EventItem) => boolean,
  context: Context,
  limit = Number.POSITIVE_INFINITY,
): Promise<EntryItem[]> {
  const { load, now } = context
  const references = (await load.teamPartition(teamID)).of(teamEntries)
  load.budget.expectRecords(references.length)
  const events = await findAll(
    references.map(({ eventID }) => eventID),
    load.event,
  )
  const included = upcomingFirst(events.filter(isIncluded), ({ date, endDate }) => endDate ?? date, now).slice(0, limit)
  const seen = await Promise.all([...new Set(included)].map(({ eventID }) => entriesSeen(eventID, context)))
  return seen.flat().filter((it) => it.teamID === teamID && it.status !== 'WITHDRAWN')
}

/** The jersey numbers of the players whom the team of the entry can choose. See `numbersOf`. */
export const numbersIn = ({ teamID, eventID }: EntryItem, { load, now }: Context) =>
  load.readOnce(`numbersIn#${eventID}#${teamID}`, async () => numbersOf(await load.teamPartition(teamID), eventID, now))
