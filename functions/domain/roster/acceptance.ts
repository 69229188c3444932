import { ownedBy } from '../../store/records/owned-by.ts'
import { find, versionConflict, type Write } from '../../store/store.ts'
import { notFound, Refusal } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { NO_PLAYER } from '../players/managed.ts'
import { type TeamItem, teams } from '../teams/entity.ts'
import { managesTeam, touched } from '../teams/managers.ts'
import type { Caller } from '../users/entity.ts'
import type { RosterRequest, RosterSide } from './entity.ts'

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

/** The side that must accept the caller's entry, the team, and conditions that the team and the player's owner are unchanged. */
export async function acceptingSide(ends: Ends, caller: Caller) {
  const { team, player } = await endsOf(ends)
  await refuseOthers(player, team, caller)
  return { side: waitsFor(team, player, caller), team, checks: [touched(team), ownerUnchanged(player)] }
}

/** A player that a roster import created joins other teams only through those who manage its team. */
async function refuseOthers({ custodianTeamID: teamID }: PlayerItem, team: TeamItem, { userID, isAdmin }: Caller) {
  if (!teamID || teamID === team.teamID || isAdmin) return
  const custodian = await find(teams, { teamID })
  if (!custodian || !managesTeam(custodian, userID)) throw new Refusal('FORBIDDEN', NO_PLAYER)
}

export const ownerOfTeam = async (teamID: string) => (await find(teams, { teamID }))?.claimedBy

export const NO_HISTORY = m.you_do_not_have_permission_to_manage_team_history

/**
 * The caller's answer to a request. Refuses a caller who no longer owns the side that was asked. `side` has neither asked nor answered: its
 * owner has changed since somebody asked for it.
 */
export async function answeringSide(request: RosterRequest, caller: Caller) {
  const { team, player } = await endsOf(request)
  const holds = (side: RosterSide, userID: string) =>
    side === 'team' ? managesTeam(team, userID) : player.claimedBy === userID
  const side = waitsFor(team, player, caller)
  if (side && !holds(request.waitsFor, caller.userID)) throw new Refusal('FORBIDDEN', NO_HISTORY)
  const isTeams: [Write, Error] = [ownedBy(teams().get({ teamID: team.teamID }), team.claimedBy), versionConflict]
  return { side: side && holds(side, request.addedBy ?? '') ? null : side, checks: [isTeams, ownerUnchanged(player)] }
}

const ownerUnchanged = ({ playerID, claimedBy }: PlayerItem): [Write, Error] => [
  ownedBy(players().get({ playerID }), claimedBy),
  versionConflict,
]

async function endsOf({ teamID, playerID }: Ends) {
  const [team, player] = await Promise.all([find(teams, { teamID }), find(players, { playerID })])
  if (!team) throw notFound('Team')
  if (!player) throw notFound('Player')
  return { team, player }
}
