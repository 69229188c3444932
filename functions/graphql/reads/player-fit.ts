import { positionsPlayed } from '../../domain/positions/fit.ts'
import { allPositions } from '../../domain/positions/positions.ts'
import { playerAge } from '../../values/age.ts'
import { notFound } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import type { Context } from '../context.ts'

/** The player's age and positions to match opportunities with, if known. */
export async function playerFit(playerID: string, { load, now }: Context) {
  const player = isID(playerID) ? await load.player(playerID) : null
  if (!player) throw notFound('Player')
  const age = playerAge(player, now)
  const plays = player.position ? [...positionsPlayed(player.position, await allPositions())] : undefined
  return { ...(age !== undefined && { age }), ...(plays && { plays }) }
}
