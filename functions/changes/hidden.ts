import { players } from '../domain/players/entity.ts'
import { users } from '../domain/users/entity.ts'
import { invalidatePages } from '../lifecycle/hiding/copies.ts'
import { hiddenChange } from '../lifecycle/hiding/hidden-change.ts'
import { relistTeamRecords } from '../lifecycle/relist.ts'
import { restorePhoto, withholdPhoto } from '../services/media/photos.ts'
import { type StreamChange, updateIn } from '../store/stream-change.ts'

/** Hides the public records of a blocked account, and shows them again when it is unblocked. */
export async function propagateBlocks(change: StreamChange) {
  const user = updateIn(change, users)
  if (!user || user.before.isBlocked === user.after.isBlocked) return
  const { propagateBlock } = await import('../lifecycle/hiding/hiding.ts')
  await propagateBlock(user.after.userID, new Date())
}

/** Removes a hidden record's data outside of its item: its photo, its cached pages, and its name in the rows of other records. */
export async function propagateHiding(change: StreamChange) {
  const player = updateIn(change, players)
  // The home page shows players, and the CDN keeps it for a minute.
  if (player && player.before.visibility !== player.after.visibility)
    await invalidatePages({ kind: 'player', id: player.after.playerID, version: player.after.version })
  const hidden = hiddenChange(change)
  if (!hidden) return
  const { kind, id, version, hiddenAt, isWithTeam } = hidden
  const photoKey = photosIn(change)?.is
  if (photoKey) await (hiddenAt ? withholdPhoto(photoKey) : restorePhoto(photoKey))
  if (kind === 'team') {
    const { propagateTeamHiding } = await import('../lifecycle/hiding/hiding.ts')
    await propagateTeamHiding(id, new Date())
    await relistTeamRecords(id)
  }
  // The pages of records hidden with their team are invalidated with the team's.
  if (!isWithTeam) await invalidatePages({ kind, id, version })
}

/** The player or team of the change with the keys of its photo or logo. Null for a change of another entity. */
export function photosIn({ entity: kind, before, after }: StreamChange) {
  if (kind !== 'player' && kind !== 'team') return null
  const key = kind === 'player' ? 'photoKey' : 'logoKey'
  const keyIn = (item: typeof after) => item?.[key] as string | undefined
  return { kind, id: (after ?? before)?.[`${kind}ID`] as string, was: keyIn(before), is: keyIn(after) } as const
}
