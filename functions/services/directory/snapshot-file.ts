import { createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type { Head, Heads } from '../../store/change-log/head.ts'
import { LOG_DAYS } from '../../store/change-log/log.ts'
import type { Kind } from '../../store/change-log/rows.ts'
import { SQLiteReadModel } from '../../store/read-model/sqlite/read-model.ts'
import { DAY_MS } from '../../values/durations.ts'
import { firstIDOf, timeOfID } from '../../values/ids.ts'
import { logFault } from '../log.ts'
import type { SnapshotStore } from './snapshot-store.ts'

/** Stream chunk size in bytes. Snapshots have hundreds of megabytes, and each chunk has overhead. */
const CHUNK = 1024 * 1024

/** A folder in memory, which Linux has but Lambda does not. */
const MEMORY = '/dev/shm'
const SQLITE_FULL = 13

/**
 * Runs with a temporary folder that is deleted afterwards. A file that is still open can be read until it is closed. If the disk is full,
 * runs again with a folder in memory, so that lists can still be read.
 */
export async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  try {
    return await inFolderOf(tmpdir(), run)
  } catch (error) {
    if (isDiskFull(error) && existsSync(MEMORY)) return inFolderOf(MEMORY, run)
    throw error
  }
}

const isDiskFull = (error: unknown) => {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return code === 'ENOSPC' || errcode === SQLITE_FULL
}

async function inFolderOf<T>(parent: string, run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, 'fungo-directory-'))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether the clock that wrote the snapshot was ahead. Later entries may then have positions before the snapshot's. */
export const isAhead = ({ position }: Pick<Head, 'position'>, now: number) => position > firstIDOf(now)

export type Ports = { heads: Heads; snapshots: SnapshotStore; now?: () => number }
type Opened = { model: SQLiteReadModel; file: string; position: string; head?: Head }

/**
 * The model of the newest snapshot, or an empty model if there is none, and the log position to continue from. Falls back to the previous
 * snapshot if the newest cannot be read. If there is no snapshot of this format yet, one of another format is converted row by row.
 */
export async function newestModel(kind: Kind, folder: string, ports: Ports): Promise<Opened> {
  const { now = Date.now } = ports
  const positionOf = (stored: Pick<Head, 'position'>) => (isAhead(stored, now()) ? firstIDOf(0) : stored.position)
  // If HEAD has just moved on, the snapshots it named may be deleted. Read it again.
  for (let attempt = 0; attempt < 3; attempt++) {
    const head = await ports.heads.find(kind)
    const readable = head ? [head] : await ports.heads.findOthers(kind)
    if (readable.length === 0) {
      const file = join(folder, `${kind}.sqlite`)
      return { model: new SQLiteReadModel(kind, file), file, position: firstIDOf(0) }
    }
    for (const { snapshot, position, previous } of readable) {
      // The log after the previous snapshot must not have expired.
      const isCovered = previous && timeOfID(previous.position) > now() - LOG_DAYS * DAY_MS
      for (const stored of [{ snapshot, position }, ...(isCovered ? [previous] : [])]) {
        const file = await unpacked(kind, stored, folder, ports)
        if (!file) continue
        return { ...current(kind, file), position: positionOf(stored), head }
      }
    }
  }
  throw new NoReadableSnapshot(`No snapshot of ${kind} can be read: rebuild it from the table.`)
}
export class NoReadableSnapshot extends Error {}

/** Returns the unpacked snapshot file, or null if the snapshot is missing or its checksum fails. */
async function unpacked(
  kind: Kind,
  { snapshot }: { snapshot: string },
  folder: string,
  { snapshots }: Ports,
): Promise<string | null> {
  const stored = await snapshots.get(snapshot)
  if (!stored) return null
  const file = join(folder, basename(snapshot, '.zst'))
  try {
    await pipeline(
      stored,
      createZstdDecompress({ chunkSize: CHUNK }),
      createWriteStream(file, { highWaterMark: CHUNK }),
    )
    return file
  } catch (error) {
    if (isDiskFull(error)) throw error
    await logFault('A snapshot of the read model cannot be read.', { kind, snapshot, error: error as Error })
    return null
  }
}

function current(kind: Kind, file: string): { model: SQLiteReadModel; file: string } {
  const model = new SQLiteReadModel(kind, file)
  if (model.isCurrent) return { model, file }
  const renewed = new SQLiteReadModel(kind, `${file}.renewed`)
  try {
    renewed.fill(model.everything())
  } catch (error) {
    renewed.close()
    throw error
  } finally {
    model.close()
  }
  return { model: renewed, file: `${file}.renewed` }
}
