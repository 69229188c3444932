import { deletedRecords } from '../../domain/deleted-records/entity.ts'
import { NO_PLAYER } from '../../domain/players/managed.ts'
import { find } from '../../store/store.ts'
import { notFound } from '../../values/errors.ts'
import { asViewer, forbid, type Rule } from './rule.ts'

/** An admin, or the user who claims the player, or claimed it when it was deleted. */
export const playerEraser: Rule<{ id: string }> = async (context, { id }) => {
  const { userID, isAdmin } = asViewer(context)
  if (isAdmin) return
  const player = await context.load.player(id)
  if (player && player.claimedBy !== userID) throw forbid(NO_PLAYER)
  if (player) return
  const copy = await find(deletedRecords, { kind: 'player', recordID: id })
  if (copy?.ownerID !== userID) throw notFound('Player')
}
