import { contactOf } from '../../domain/entries/contact.ts'
import { type EntryItem, entries, entryID, teamEntries } from '../../domain/entries/entity.ts'
import { isFrozen } from '../../domain/entries/roster.ts'
import { refundNow } from '../../domain/entries/service.ts'
import type { EventItem } from '../../domain/events/entity.ts'
import { filterAsync, findAll } from '../../values/promises.ts'
import type { Context } from '../context.ts'
import type { EntryResolvers } from '../generated.ts'
import { can } from '../rules/can.ts'
import { chosenPlayers, rosterChoices } from './event-roster.ts'
import { gamesOfTeam } from './schedule.ts'

const managesTeamOf = async ({ teamID }: EntryItem, { viewer, load }: Context) =>
  can.manageTeam(viewer, await load.team(teamID))

async function organizesEvent({ eventID }: EntryItem, context: Context) {
  const event = await context.load.event(eventID)
  return event !== null && can.organize(context, event)
}

const isPrivateFor = async (entry: EntryItem, context: Context) =>
  !(await managesTeamOf(entry, context)) && !(await organizesEvent(entry, context))

/** What a team and the organizer tell each other. */
const between =
  <Result>(resolve: (entry: EntryItem, context: Context) => Result) =>
  async (entry: EntryItem, _: unknown, context: Context): Promise<Awaited<Result> | null> =>
    (await isPrivateFor(entry, context)) ? null : await resolve(entry, context)

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

type Key = Pick<EntryItem, 'eventID' | 'divisionID'>

export async function divisionOfEntry({ eventID, divisionID }: Key, _: unknown, { load }: Context) {
  const division = (await load.event(eventID))?.divisions?.find(({ id }) => id === divisionID)
  return { ...division!, eventID }
}

export const Entry = {
  id: entryID,
  division: divisionOfEntry,
  games: async ({ eventID, divisionID, teamID, status }, _, context) => {
    const event = await context.load.event(eventID)
    if (!event || status !== 'ACCEPTED') return []
    return (await gamesOfTeam(event, teamID, context)).filter((it) => it.divisionID === divisionID)
  },
  event: ({ eventID }, _, { load }) => load.event(eventID),
  team: ({ teamID }, _, { load }) => load.team(teamID),
  isLate: ({ isLate }) => isLate ?? false,
  note: between(({ note }) => note ?? null),
  reason: between(({ reason }) => reason ?? null),
  offerExpiresAt: between(({ offerExpiresAt }) => offerExpiresAt ?? null),
  feePaidCents: between(({ feePaidCents }) => feePaidCents ?? 0),
  insuredUntil: between(({ insuredUntil }) => insuredUntil ?? null),
  refundCents: between(async (entry, { load, now }) => {
    const event = await load.event(entry.eventID)
    return entry.refundCents ?? (event ? refundNow(entry, event, now) : null)
  }),
  checkedInAt: between(({ checkedInAt }) => checkedInAt ?? null),
  roster: between((entry, context) => (entry.status === 'ACCEPTED' ? chosenPlayers(entry, context) : null)),
  rosterChoices: async (entry, _, context) =>
    (await managesTeamOf(entry, context)) ? rosterChoices(entry, context) : null,
  contact: async (entry, _, context) => {
    if (!(await organizesEvent(entry, context))) return null
    const team = await context.load.team(entry.teamID)
    return team && context.load.user(contactOf(entry, team))
  },
  viewerCanWithdraw: async (entry, _, context) => {
    const event = await context.load.event(entry.eventID)
    const isOpen = event !== null && event.date > context.now.toISOString() && entry.status !== 'WITHDRAWN'
    return isOpen && managesTeamOf(entry, context)
  },
  viewerCanChooseRoster: async (entry, _, context) => {
    const event = await context.load.event(entry.eventID)
    const isOpen = event !== null && entry.status === 'ACCEPTED' && !isFrozen(event, context.now)
    return isOpen && managesTeamOf(entry, context)
  },
} satisfies EntryResolvers

/** Whether the event takes place and is not over. */
export const isComing = ({ date, endDate, status }: EventItem, now: Date) =>
  (endDate ?? date) >= now.toISOString() && status !== 'cancelled'

/** The team's entries in the events, soonest first: those that the viewer may see. */
export async function entriesOfTeam(
  teamID: string,
  isIncluded: (event: EventItem) => boolean,
  context: Context,
): Promise<EntryItem[]> {
  const { load } = context
  const references = (await load.teamPartition(teamID)).of(teamEntries)
  load.budget.expectRecords(references.length)
  const events = await findAll(
    references.map(({ eventID }) => eventID),
    load.event,
  )
  const included = events.filter(isIncluded).sort((a, b) => a.date.localeCompare(b.date))
  const seen = await Promise.all([...new Set(included)].map(({ eventID }) => entriesSeen(eventID, context)))
  return seen.flat().filter((it) => it.teamID === teamID && it.status !== 'WITHDRAWN')
}
