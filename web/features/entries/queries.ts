import * as entryTexts from '#messages/entries'
import { queryOf, recordOf } from '../../api/options.ts'
import type { EventQuery } from '../events/events.generated.ts'
import {
  EntriesToManageDocument,
  type EntriesToManageQuery,
  type EntryLineFragment,
  EventEntriesDocument,
  EventWaiversDocument,
  type EventWaiversQuery,
  ManagersOfTeamDocument,
  RosterChoicesDocument,
  TeamEntriesDocument,
  TeamsToEnterDocument,
} from './entries.generated.ts'
import { EventScheduleDocument, type EventScheduleQuery } from './schedule.generated.ts'

/** The event of the page, on which teams enter. */
export type EventToEnter = NonNullable<EventQuery['event']>

export const eventEntriesQuery = (eventID: string) =>
  queryOf(EventEntriesDocument, { id: eventID }, ({ event }) => event?.entries ?? [])

/** The teams that the viewer owns or manages. */
export const teamsToEnterQuery = queryOf(TeamsToEnterDocument, {}, ({ claimedTeams, managedTeams }) => [
  ...claimedTeams,
  ...managedTeams,
])

/** Those who manage the team besides its owner. */
export const managersQuery = (teamID: string) => ({
  ...queryOf(ManagersOfTeamDocument, { teamID }, ({ team }) =>
    (team?.contacts ?? []).filter(({ managesTeam, isPending }) => managesTeam && !isPending),
  ),
  enabled: teamID !== '',
})

export const entriesToManageQuery = (eventID: string) => recordOf(EntriesToManageDocument, { id: eventID })
export type EnteredEvent = NonNullable<EntriesToManageQuery['event']>
export type ManagedEntry = EnteredEvent['entries'][number]

export const teamEntriesQuery = (teamID: string) =>
  queryOf(TeamEntriesDocument, { teamID }, ({ team }) => team?.entries ?? [])

/** The players whom the team of the entry can choose. */
export const rosterChoicesQuery = (eventID: string, entryID: string) =>
  queryOf(
    RosterChoicesDocument,
    { id: eventID },
    ({ event }) => event?.entries.find(({ id }) => id === entryID)?.rosterChoices ?? [],
  )

/** The waivers of coming events for the viewer's players. */
export const eventWaiversQuery = queryOf(EventWaiversDocument, {}, ({ claimedPlayers }) =>
  claimedPlayers.flatMap(({ eventWaivers, ...player }) => eventWaivers.map((waiver) => ({ ...waiver, player }))),
)
type Claimed = EventWaiversQuery['claimedPlayers'][number]
export type EventWaiver = Claimed['eventWaivers'][number] & { player: Pick<Claimed, 'id' | 'name'> }

export const scheduleQuery = (eventID: string) => recordOf(EventScheduleDocument, { id: eventID })
export type ScheduledEvent = NonNullable<EventScheduleQuery['event']>

const statusTexts = {
  APPLIED: entryTexts.applied,
  ACCEPTED: entryTexts.accepted,
  WAITLISTED: entryTexts.waitlisted,
  DECLINED: entryTexts.declined,
  WITHDRAWN: entryTexts.withdrawn,
}

export const statusText = ({ status, offerExpiresAt }: Pick<EntryLineFragment, 'status' | 'offerExpiresAt'>) =>
  offerExpiresAt ? entryTexts.spotHeld : statusTexts[status]
