import { contactOf } from '../../domain/entries/contact.ts'
import { type EntryItem, entryID } from '../../domain/entries/entity.ts'
import { isFrozen } from '../../domain/entries/roster.ts'
import { refundNow } from '../../domain/entries/service.ts'
import type { Context } from '../context.ts'
import type { EntryResolvers } from '../generated.ts'
import { isPrivateFor, managesTeamOf, organizesEvent } from '../reads/entries.ts'
import { gamesOfEntries } from '../reads/schedule.ts'
import { chosenPlayers, rosterChoices } from './event-roster.ts'

/** What a team and the organizer tell each other. */
const between =
  <Result>(resolve: (entry: EntryItem, context: Context) => Result) =>
  async (entry: EntryItem, _: unknown, context: Context): Promise<Awaited<Result> | null> =>
    (await isPrivateFor(entry, context)) ? null : await resolve(entry, context)

type Key = Pick<EntryItem, 'eventID' | 'divisionID'>

export async function divisionOfEntry({ eventID, divisionID }: Key, _: unknown, { load }: Context) {
  const division = (await load.event(eventID))?.divisions?.find(({ id }) => id === divisionID)
  return { ...division!, eventID }
}

export const Entry = {
  id: entryID,
  division: divisionOfEntry,
  games: async (entry, _, context) => {
    const event = await context.load.event(entry.eventID)
    return event && entry.status === 'ACCEPTED' ? gamesOfEntries(event, [entry], context) : []
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
