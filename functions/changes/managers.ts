import { players } from '../domain/players/entity.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { managersOf } from '../domain/teams/managers.ts'
import { closeOutdatedClaims } from '../lifecycle/claim/close-outdated.ts'
import { removeEndedAppointments } from '../lifecycle/claim/ended-appointments.ts'
import { handOverEventsAndOpportunities } from '../lifecycle/claim/hand-over.ts'
import { type StreamChange, updateIn } from './change.ts'

/** Hands over the records of former managers and ends their contacts, in case the request that ended their role was interrupted. */
export async function propagateManagers(change: StreamChange) {
  const team = updateIn(change, teams)
  if (!team) return
  const are = new Set(managing(team.after))
  const former = managing(team.before).filter((userID) => !are.has(userID))
  if (former.length === 0) return
  const { teamID } = team.after
  await handOverEventsAndOpportunities(teamID, former)
  await removeEndedAppointments(teamID)
}

/** Closes disputes with a former owner of a team or a player. */
export async function propagateOwner(change: StreamChange) {
  const team = updateIn(change, teams)
  if (team && team.before.claimedBy !== team.after.claimedBy)
    await closeOutdatedClaims({ resourceType: 'team', resourceID: team.after.teamID })
  const player = updateIn(change, players)
  if (player && player.before.claimedBy !== player.after.claimedBy)
    await closeOutdatedClaims({ resourceType: 'player', resourceID: player.after.playerID })
}

const managing = (team: TeamItem) => [team.claimedBy ?? '', ...managersOf(team)].filter(Boolean)
