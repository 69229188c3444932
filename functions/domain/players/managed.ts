import { unchangedSince } from '../../store/records/version.ts'
import type { Write } from '../../store/store.ts'
import { find, get } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import { teams } from '../teams/entity.ts'
import type { Caller } from '../users/caller.ts'
import { hasCustody } from './custody.ts'
import { type PlayerItem, players } from './entity.ts'

export const NO_PLAYER = m.you_do_not_have_permission_to_edit_this_player

/** The player as it is now. Refuses a caller who no longer acts for it. */
export async function getManagedPlayer(playerID: string, caller: Caller, now: Date): Promise<PlayerItem> {
  const player = await get(players, { playerID })
  if (!(await manages(player, caller, now))) throw new Refusal('FORBIDDEN', NO_PLAYER)
  return player
}

async function manages(player: PlayerItem, { userID, isAdmin }: Caller, now: Date): Promise<boolean> {
  const { claimedBy, custodianTeamID: teamID } = player
  if (isAdmin || claimedBy === userID) return true
  return !!teamID && hasCustody(await find(teams, { teamID }), player, userID, now)
}

/** A condition that the player has not changed since it was read. */
export const unchangedPlayer = ({ playerID, version }: PlayerItem): Write =>
  unchangedSince(players().get({ playerID }), version)
