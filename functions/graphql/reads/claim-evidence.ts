import type { ClaimRequestItem } from '../../domain/claims/entity.ts'
import { teamContacts } from '../../domain/contacts/entity.ts'
import { players } from '../../domain/players/entity.ts'
import { playerHistory, rosterEntries } from '../../domain/roster/entity.ts'
import { teams } from '../../domain/teams/entity.ts'
import type { UserItem } from '../../domain/users/entity.ts'
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
