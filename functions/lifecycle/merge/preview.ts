import { recordClaims } from '../../domain/claims/entity.ts'
import { contactInvitations, divisionContacts, isPending, teamContacts } from '../../domain/contacts/entity.ts'
import { teamEntries } from '../../domain/entries/entity.ts'
import { teamEvents } from '../../domain/events/entity.ts'
import { familyInvitations } from '../../domain/family-invitations/entity.ts'
import type { MergedKind } from '../../domain/merges/entity.ts'
import { opportunities, teamOpportunities } from '../../domain/opportunities/entity.ts'
import { type PlayerItem, players } from '../../domain/players/entity.ts'
import { playerRegistrations, registrations } from '../../domain/registrations/entity.ts'
import { playerHistory, playerRequests, rosterEntries, rosterRequests } from '../../domain/roster/entity.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { users } from '../../domain/users/entity.ts'
import { find, type Partition, queryPartition } from '../../store/store.ts'
import { findRecord } from '../records.ts'
import { entryAt, isRedundantRequest, sameEntry } from './roster-rows.ts'
import { type Claimed, hasTwoOwners, mergedTeamDivisions, registrationToKeep } from './write-merge.ts'

export type MergedPart =
  | 'DIVISIONS'
  | 'ROSTER_ENTRIES'
  | 'ROSTER_REQUESTS'
  | 'CONTACTS'
  | 'CONTACT_INVITATIONS'
  | 'ENTRIES'
  | 'EVENTS'
  | 'OPPORTUNITIES'
  | 'REGISTRATIONS'
  | 'CLAIMS'
  | 'FAMILY_INVITATIONS'
  | 'SOURCE_RECORDS'

export type Preview = {
  /** The items that will move, without those that the kept record already has. */
  moves: { part: MergedPart; count: number }[]
  /** The conflicts between the two records and how the merge resolves them, in sentences. */
  conflicts: string[]
}

type Counts = Partial<Record<MergedPart, number>>

/** Previews the merge of two teams. */
export async function previewOfTeams(from: TeamItem, into: TeamItem, now: Date): Promise<Preview> {
  const [theirs, ours] = await Promise.all([
    queryPartition(teams().get({ teamID: from.teamID }), true),
    queryPartition(teams().get({ teamID: into.teamID }), true),
  ])
  const there = { entries: ours.of(rosterEntries), requests: ours.of(rosterRequests) }
  const entries = theirs.of(rosterEntries)
  const doubled = entries.filter((entry) => sameEntry(entryAt(into.teamID, entry), there.entries, now))
  const { divisions, ids } = mergedTeamDivisions(into, from)
  const contacts = contactsIn(theirs, { ...ids, [from.teamID]: into.teamID })
  const ownContacts = contactsIn(ours, {})
  const entered = theirs.of(teamEntries)
  const divisionsEntered = new Set(ours.of(teamEntries).map(({ divisionID }) => divisionID))
  const enteredTwice = entered.filter(({ divisionID }) => divisionsEntered.has(divisionID))
  const counts: Counts = {
    DIVISIONS: divisions.length - into.divisions.length,
    ROSTER_ENTRIES: entries.length - doubled.length,
    ROSTER_REQUESTS: theirs
      .of(rosterRequests)
      .filter((it) => !isRedundantRequest({ ...it, teamID: into.teamID }, there, now)).length,
    CONTACTS: [...contacts.joined].filter((it) => !ownContacts.joined.has(it)).length,
    CONTACT_INVITATIONS: [...contacts.invited].filter(
      (it) => !ownContacts.joined.has(it) && !ownContacts.invited.has(it),
    ).length,
    ENTRIES: entered.length - enteredTwice.length,
    EVENTS: theirs.of(teamEvents).length,
    OPPORTUNITIES: theirs.of(teamOpportunities).length,
    CLAIMS: theirs.of(recordClaims).length,
    SOURCE_RECORDS: Object.keys(from.origin?.externals ?? {}).length,
  }
  const events = await Promise.all(enteredTwice.map(({ eventID }) => findRecord('event', eventID)))
  const names = await Promise.all(doubled.map(({ playerID }) => find(players, { playerID })))
  const conflicts = [
    ...(await twoOwners('team', from, into)),
    ...doubled.map(
      ({ season }, at) =>
        `${names[at]?.name ?? 'A player'} is on both rosters for ${season}. The entry of ${into.name} stays.`,
    ),
    ...events.map((event) => `Both have entered ${event?.name ?? 'an event'} in one division. One entry stays.`),
  ]
  return { moves: movesOf(counts), conflicts }
}

/**
 * The contacts of the team and its divisions, and the invitations to become one, as the ID of the kept team or division with that of the user.
 * Of invitations, those without an answer, except emailed ones, which end.
 */
function contactsIn(team: Partition, keptIDs: Record<string, string>) {
  const at = (recordID: string, userID: string) => `${keptIDs[recordID] ?? recordID} ${userID}`
  const invitations = team.of(contactInvitations).filter((it) => isPending(it) && !it.email)
  return {
    joined: new Set([
      ...team.of(teamContacts).map(({ teamID, contactID }) => at(teamID, contactID)),
      ...team.of(divisionContacts).map(({ divisionID, userID }) => at(divisionID, userID)),
    ]),
    invited: new Set(invitations.map(({ recordID, userID }) => at(recordID, userID))),
  }
}

/** Previews the merge of two players. */
export async function previewOfPlayers(from: PlayerItem, into: PlayerItem, now: Date): Promise<Preview> {
  const [theirs, ours] = await Promise.all([
    queryPartition(players().get({ playerID: from.playerID }), true),
    queryPartition(players().get({ playerID: into.playerID }), true),
  ])
  const there = { entries: ours.of(playerHistory), requests: ours.of(playerRequests) }
  const at = <Row extends { playerID: string }>(row: Row): Row => ({ ...row, playerID: into.playerID })
  const entries = theirs.of(playerHistory)
  const doubled = entries.filter((it) => sameEntry(at(it), there.entries, now))
  const registered = theirs.of(playerRegistrations)
  const registeredFor = new Set(ours.of(playerRegistrations).map(({ opportunityID }) => opportunityID))
  const both = registered.filter(({ opportunityID }) => registeredFor.has(opportunityID))
  const counts: Counts = {
    ROSTER_ENTRIES: entries.length - doubled.length,
    ROSTER_REQUESTS: theirs.of(playerRequests).filter((it) => !isRedundantRequest(at(it), there, now)).length,
    REGISTRATIONS: registered.length - both.length,
    CLAIMS: theirs.of(recordClaims).length,
    FAMILY_INVITATIONS: theirs.of(familyInvitations).length,
    SOURCE_RECORDS: Object.keys(from.origin?.externals ?? {}).length,
  }
  const conflicts = [
    ...(await twoOwners('player', from, into)),
    ...(await Promise.all(
      doubled.map(async ({ teamID, season }) => {
        const team = await find(teams, { teamID })
        return `Both are on the roster of ${team?.name ?? 'a team'} for ${season}. One entry stays.`
      }),
    )),
    ...(await Promise.all(both.map(({ opportunityID }) => twoRegistrations(opportunityID, from, into)))),
  ]
  return { moves: movesOf(counts), conflicts }
}

async function twoRegistrations(opportunityID: string, from: PlayerItem, into: PlayerItem) {
  const [opportunity, theirs, ours] = await Promise.all([
    find(opportunities, { opportunityID }),
    find(registrations, { opportunityID, playerID: from.playerID }),
    find(registrations, { opportunityID, playerID: into.playerID }),
  ])
  const stays = theirs && ours && registrationToKeep(ours, theirs)
  const which =
    stays?.status === 'APPROVED' ? 'The approved registration stays.' : 'The registration of the kept player stays.'
  return `Both are registered for "${opportunity?.title ?? 'an opportunity'}". ${which}`
}

async function twoOwners(kind: MergedKind, from: Claimed, into: Claimed) {
  if (!hasTwoOwners(into, from)) return []
  const [other, owner] = await Promise.all(
    [from, into].map(async ({ claimedBy }) => (await find(users, { userID: claimedBy! }))?.name),
  )
  return [`Both have an owner. ${owner ?? 'The owner'} keeps the ${kind}, and ${other ?? 'the other owner'} loses it.`]
}

const movesOf = (counts: Counts) =>
  (Object.entries(counts) as [MergedPart, number][])
    .filter(([, count]) => count > 0)
    .map(([part, count]) => ({ part, count }))
