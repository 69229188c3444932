import { raiseVersion, unchangedSince } from '../../store/records/version.ts'
import type { Write } from '../../store/store.ts'
import { get } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import type { Caller } from '../users/caller.ts'
import { type TeamItem, teams } from './entity.ts'
import { managesTeam } from './managers.ts'

export const NO_TEAM = m.you_do_not_have_permission_to_manage_this_team

/** The team as it is now. Refuses a caller who no longer manages it. */
export async function getManagedTeam(teamID: string, { userID, isAdmin }: Caller): Promise<TeamItem> {
  const team = await get(teams, { teamID })
  if (!isAdmin && !managesTeam(team, userID)) throw new Refusal('FORBIDDEN', NO_TEAM)
  return team
}

/**
 * For a write that depends on the team's roster or divisions: fails if the team has changed since it was read, and makes every concurrent
 * write of this kind and every edit of the team read again.
 */
export const touched = (team: TeamItem) => raiseVersion(teams(), { teamID: team.teamID }, team)

/** A condition that the team has not changed since it was read. */
export const unchanged = ({ teamID, version }: TeamItem): Write => unchangedSince(teams().get({ teamID }), version)
