import { notFound, Refusal } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import * as m from '../../values/messages/generated.ts'
import type { Text } from '../../values/messages/message.ts'
import type { Context } from '../context.ts'

/** Throws a refusal if the caller lacks permission. Rules read the stored record, never an owner from the input. */
export type Rule<Args> = (context: Context, args: Args) => void | Promise<void>

export const forbid = (message: Text) => new Refusal('FORBIDDEN', message)

export const ADMINS_ONLY = m.only_an_admin_can_do_that

/** Refuses the IDs of records that the viewer cannot see. */
export async function refuseMissing(
  { load }: Context,
  teamID: string | null | undefined,
  playerID: string | null | undefined,
) {
  const [team, player] = await Promise.all([
    isID(teamID) ? load.team(teamID) : null,
    isID(playerID) ? load.player(playerID) : null,
  ])
  if (isID(teamID) && !team) throw notFound('Team')
  if (isID(playerID) && !player) throw notFound('Player')
}
