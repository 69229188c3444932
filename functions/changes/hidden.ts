import { HIDEABLE_KINDS } from '../domain/reports/entity.ts'
import { invalidatePages } from '../lifecycle/hiding/copies.ts'
import { relistTeamRecords } from '../lifecycle/relist.ts'
import { restorePhoto, withholdPhoto } from '../services/media/photos.ts'
import { differs, type StreamChange, textOf } from './change.ts'
import { photoKeyOf } from './photos.ts'

/** The record's kind and the time it was hidden, for a change that hides the record or shows it again. */
export function hiddenChange({ entity, before, after }: StreamChange) {
  const kind = HIDEABLE_KINDS.find((it) => it === entity)
  if (!kind || !before || !after) return null
  const [was, is] = [before, after].map((image) => image.hidden?.M?.at?.S)
  const isBlock = [before, after].some((image) => image.hidden?.M?.withBlock)
  const isWithTeam = Boolean((is ? after : before).hidden?.M?.withTeam)
  return was === is ? null : { kind, id: textOf(after, `${kind}ID`)!, hiddenAt: is, isBlock, isWithTeam }
}

/** Hides the public records of a blocked account, and shows them again when it is unblocked. */
export async function propagateBlocks({ entity, before, after }: StreamChange) {
  if (entity !== 'user' || !before || !after || before.isBlocked?.BOOL === after.isBlocked?.BOOL) return
  const { propagateBlock } = await import('../lifecycle/hiding/with-block.ts')
  await propagateBlock(textOf(after, 'userID')!, new Date())
}

/** Removes a hidden record's data outside of its item: its photo, its cached pages, and its name in the rows of other records. */
export async function propagateHiding(change: StreamChange) {
  if (change.entity === 'player' && differs(change, 'visibility')) await invalidatePlayer(change)
  const hidden = hiddenChange(change)
  if (!hidden) return
  const { kind, id, hiddenAt, isWithTeam } = hidden
  const photoKey = photoKeyOf(kind, change.after)
  if (photoKey) await (hiddenAt ? withholdPhoto(photoKey) : restorePhoto(photoKey))
  if (kind === 'team') {
    const { propagateTeamHiding } = await import('../lifecycle/hiding/with-team.ts')
    await propagateTeamHiding(id, new Date())
    await relistTeamRecords(id)
  }
  // The pages of records hidden with their team are invalidated with the team's.
  if (isWithTeam) return
  await invalidatePages({ kind, id, version: Number(textOf(change.after, 'version')) })
}

/** The home page shows players, and the CDN keeps it for a minute. */
const invalidatePlayer = ({ after }: StreamChange) =>
  invalidatePages({ kind: 'player', id: textOf(after, 'playerID')!, version: Number(textOf(after, 'version')) })
