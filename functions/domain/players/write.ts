import { changeLogEntry } from '../change-log/log.ts'
import { versionConflict, type Write } from '../store.ts'
import { type PlayerItem, players } from './entity.ts'
import { playerRow } from './row.ts'

type Changes = Partial<Omit<PlayerItem, 'playerID' | 'version' | 'updatedAt'>>

/** The player's next version, and the writes that put it in the place of the one that was read. */
export function changedPlayer(player: PlayerItem, changes: Changes, now: Date) {
  const next: PlayerItem = { ...player, ...changes, version: player.version + 1, updatedAt: now.toISOString() }
  const put = players()
    .put(next)
    .where(({ version }, { eq }) => eq(version, player.version))
  const writes: [Write, Error?][] = [
    [put, versionConflict],
    [changeLogEntry('player', [{ id: next.playerID, version: next.version, row: playerRow(next) }])],
  ]
  return { next, writes }
}
