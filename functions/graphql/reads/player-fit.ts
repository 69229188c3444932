import { fitOf } from '../../domain/positions/positions.ts'
import { notFound } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import type { Context } from '../context.ts'

/** The player's age and positions to match opportunities with, if known. */
export async function playerFit(playerID: string, { load, now }: Context) {
  const player = isID(playerID) ? await load.player(playerID) : null
  if (!player) throw notFound('Player')
  return fitOf(player, now)
}
