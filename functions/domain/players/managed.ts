import { unchangedSince } from '../../store/records/version.ts'
import type { Write } from '../../store/store.ts'
import { notFound, Refusal } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import type { Caller } from '../users/caller.ts'
import { type PlayerItem, players } from './entity.ts'

export const NO_PLAYER = "You don't have permission to edit this player"

/** The player as it is now. Refuses a caller who no longer owns it. */
export async function getManagedPlayer(playerID: string, { userID, isAdmin }: Caller): Promise<PlayerItem> {
  const player = isID(playerID) ? (await players().get({ playerID }).go({ consistent: true })).data : null
  if (!player) throw notFound('Player')
  if (!isAdmin && player.claimedBy !== userID) throw new Refusal('FORBIDDEN', NO_PLAYER)
  return player
}

/** A condition that the player has not changed since it was read. */
export const unchangedPlayer = ({ playerID, version }: PlayerItem): Write =>
  unchangedSince(players().get({ playerID }), version)
