import { notFound } from '../errors.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { ownedBy } from '../records/owned-by.ts'
import { versionConflict, type Write } from '../store.ts'
import { type TeamItem, teams } from '../teams/entity.ts'
import { managesTeam } from '../teams/managers.ts'
import type { RosterSide } from './entity.ts'

export type Caller = { userID: string; isAdmin: boolean }
type Ends = { teamID: string; playerID: string }

/**
 * The side that must accept the caller's entry. The caller manages one of the sides or is an admin. A team without an owner cannot have
 * accepted.
 */
function waitsFor(team: TeamItem, player: PlayerItem, caller: Caller): RosterSide | null {
  if (caller.isAdmin) return null
  if (!managesTeam(team, caller.userID)) return 'team'
  return player.claimedBy && player.claimedBy !== caller.userID ? 'player' : null
}

/** The side that must accept the caller's entry, and conditions that the ownership of both sides is unchanged. */
export async function acceptingSide({ teamID, playerID }: Ends, caller: Caller) {
  const [{ data: team }, { data: player }] = await Promise.all([
    teams().get({ teamID }).go({ consistent: true }),
    players().get({ playerID }).go({ consistent: true }),
  ])
  if (!team) throw notFound('Team')
  if (!player) throw notFound('Player')
  const checks: [Write, Error][] = [
    [ownedBy(teams().get({ teamID }), team.claimedBy), versionConflict],
    [ownedBy(players().get({ playerID }), player.claimedBy), versionConflict],
  ]
  return { side: waitsFor(team, player, caller), checks }
}
