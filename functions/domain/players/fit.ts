import { playerAge } from '../../values/age.ts'
import { positionsPlayed } from '../positions/fit.ts'
import { allPositions } from '../positions/positions.ts'
import type { PlayerItem } from './entity.ts'

/** The player's age and positions to match opportunities with, if known. */
export async function fitOf(player: PlayerItem, now: Date) {
  const age = playerAge(player, now)
  const plays = player.position ? [...positionsPlayed(player.position, await allPositions())] : undefined
  return { ...(age !== undefined && { age }), ...(plays && { plays }) }
}
