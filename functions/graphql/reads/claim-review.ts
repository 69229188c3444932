import { isDeepStrictEqual } from 'node:util'
import { type ClaimRequestItem, claimRequests, recordClaims } from '../../domain/claims/entity.ts'
import { divisionContacts, teamContacts } from '../../domain/contacts/entity.ts'
import { teamEvents } from '../../domain/events/entity.ts'
import { teamOpportunities } from '../../domain/opportunities/entity.ts'
import { players } from '../../domain/players/entity.ts'
import { playerHistory, rosterEntries } from '../../domain/roster/entity.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { releasedOwnership } from '../../domain/teams/provisional.ts'
import type { UserItem } from '../../domain/users/entity.ts'
import { additionsOf } from '../../lifecycle/claim/undo-claim.ts'
import { itemKey, parseItem } from '../../store/entity.ts'
import { batchGet } from '../../store/store.ts'
import { findAll } from '../../values/promises.ts'
import type { Loader } from './loader.ts'

/** The evidence for the user's claim, in sentences for the reviewing admin. */
export async function evidenceFor(
  userID: string,
  { resourceType, resourceID }: Pick<ClaimRequestItem, 'resourceType' | 'resourceID'>,
  load: Loader,
): Promise<string[]> {
  const user = await load.user(userID)
  if (!user) return []
  const evidence = await (resourceType === 'team' ? ofTeam : ofPlayer)(user, resourceID, load)
  return [
    user.emailVerifiedAt ? 'Has confirmed the email address.' : 'Has not confirmed the email address.',
    ...evidence,
  ]
}

async function ofTeam({ userID, email, emailVerifiedAt }: UserItem, teamID: string, load: Loader) {
  const partition = await load.teamPartition(teamID)
  const [team] = partition.of(teams)
  const contacts = partition.of(teamContacts)
  const added = partition.of(rosterEntries).filter(({ addedBy }) => addedBy === userID).length
  return [
    ...(team?.createdBy === userID ? ['Created the team.'] : []),
    ...(contacts.some((it) => it.userID === userID) ? ['Is a contact of the team.'] : []),
    ...contacts
      .filter((it) => !it.userID && emailVerifiedAt && it.email?.toLowerCase() === email.toLowerCase())
      .map(({ name }) => `Has the email address of the listed contact ${name}.`),
    ...(added > 0 ? [`Added ${added} of the roster entries.`] : []),
  ]
}

async function ofPlayer({ userID }: UserItem, playerID: string, load: Loader) {
  const partition = await load.playerPartition(playerID)
  const [player] = partition.of(players)
  const theirTeams = await Promise.all(
    [...new Set(partition.of(playerHistory).map(({ teamID }) => teamID))].map(load.team),
  )
  return [
    ...(player?.createdBy === userID ? ['Created the profile.'] : []),
    ...theirTeams.flatMap((team) =>
      team?.claimedBy === userID ? `Owns ${team.name}, whose roster has the player.` : [],
    ),
  ]
}

const FIELDS = {
  name: 'Name',
  locationCity: 'City',
  state: 'State',
  description: 'Description',
  sport: 'Sport',
  websiteURL: 'Website',
} as const
const PARTS = {
  divisions: 'Divisions go back to what they were.',
  socialURLs: 'Social links go back to what they were.',
  colors: 'Colors go back to what they were.',
  crest: 'The crest goes back to what it was.',
  logoKey: 'The logo is removed.',
  seasonCost: 'The cost of a season goes back to what it was.',
  waiver: 'The waiver goes back to what it was.',
} as const

function revertedBy(team: TeamItem): string[] {
  if (!team.provisional) return []
  const then: Partial<TeamItem> = releasedOwnership(team)
  const changes = <K extends keyof TeamItem>(texts: Record<K, string>) =>
    (Object.entries(texts) as [K, string][]).filter(([field]) => !isDeepStrictEqual(then[field], team[field]))
  return [
    ...changes(FIELDS).map(([field, label]) => `${label} goes back to "${then[field] ?? ''}".`),
    ...changes(PARTS).map(([, text]) => text),
  ]
}

/** What rejecting an instant claim of a team will remove, and what it will restore for an imported team, in sentences. */
export async function rejectionEffectsOf(claim: ClaimRequestItem, load: Loader): Promise<string[]> {
  const { resourceType, resourceID: teamID, userID, isInstant } = claim
  const team = isInstant && resourceType === 'team' ? await load.team(teamID) : null
  if (team?.claimedBy !== userID) return []
  const added = await additionsOf(claim)
  const contacts = added.contacts.length + added.divisionContacts.length + added.invitations.length
  const removed = [
    [added.entries.length + added.requests.length, 'roster entries'],
    [contacts, 'contacts'],
    [added.records.filter(({ kind }) => kind === 'event').length, 'events'],
    [added.records.filter(({ kind }) => kind === 'opportunity').length, 'opportunities'],
    [added.entered.length, 'entries in events'],
  ] as const
  return [
    ...revertedBy(team),
    ...removed.flatMap(([count, what]) => (count > 0 ? [`Added ${what} are removed: ${count}.`] : [])),
  ]
}

/** What comes with a disputed record if the claim is approved, in sentences. Empty if nobody else owns the record. */
export async function approvalEffectsOf({ resourceType, resourceID, userID }: ClaimRequestItem, load: Loader) {
  const owner = (await (resourceType === 'team' ? load.team : load.player)(resourceID))?.claimedBy
  if (!owner || owner === userID) return []
  if (resourceType === 'player') return ['The profile moves with its registrations.']
  const partition = await load.teamPartition(resourceID)
  const roster = await findAll(
    partition.of(rosterEntries).map(({ playerID }) => playerID),
    load.player,
  )
  const children = roster.filter((it) => it.custodianTeamID === resourceID)
  const moved = [
    [partition.of(teamOpportunities).length, 'opportunities'],
    [partition.of(teamEvents).length, 'events'],
    [partition.of(teamContacts).length + partition.of(divisionContacts).length, 'contacts'],
    [children.length, 'imported players'],
  ] as const
  return moved.flatMap(([count, what]) => (count > 0 ? [`The team's ${what} move with it: ${count}.`] : []))
}

/** The users of the other pending claims of the record. */
export async function rivalsOf({ resourceType, resourceID, claimID }: ClaimRequestItem, load: Loader) {
  const partition = await (resourceType === 'team' ? load.teamPartition : load.playerPartition)(resourceID)
  const ids = partition.of(recordClaims).map((it) => it.claimID)
  const keys = ids.filter((id) => id !== claimID).map((id) => itemKey(claimRequests, { claimID: id }))
  const claims = (await batchGet(keys)).map((item) => parseItem(claimRequests, item))
  return findAll(
    claims.map((it) => it.userID),
    load.user,
  )
}
