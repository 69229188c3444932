import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type { Head, Heads } from '../change-log/head.ts'
import { LOG_DAYS } from '../change-log/log.ts'
import type { Kind } from '../change-log/rows.ts'
import { firstIDOf, timeOfID } from '../ids.ts'
import { logFault } from '../log.ts'
import { Model } from './model.ts'
import type { SnapshotStore } from './snapshot-store.ts'

/** Bytes handed on at a time: a snapshot has hundreds of megabytes, and each hand-over costs. */
const CHUNK = 1024 * 1024
const DAY = 24 * 60 * 60 * 1000

/** Runs with a temporary folder that is deleted afterwards. An open file in it stays readable until it is closed. */
export async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fungo-directory-'))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether the snapshot was written by a clock that was ahead: what was written since may stand before its position in the log. */
export const isAhead = ({ position }: Pick<Head, 'position'>, now: number) => position > firstIDOf(now)

type Ports = { heads: Heads; snapshots: SnapshotStore; now?: () => number }
type Opened = { model: Model; file: string; position: string; head?: Head }

/**
 * The model of the newest snapshot, or an empty one where there is none yet, and the log position to go on from. A snapshot
 * that cannot be read is passed over for the one before it. Where there is none of this format yet, one of another is read row by row.
 */
export async function newestModel(kind: Kind, folder: string, ports: Ports): Promise<Opened> {
  const { now = Date.now } = ports
  // The snapshots of a head that has just moved on are gone: look again.
  for (let attempt = 0; attempt < 3; attempt++) {
    const head = await ports.heads.find(kind)
    const readable = head ? [head] : await ports.heads.findOthers(kind)
    if (readable.length === 0) {
      const file = join(folder, `${kind}.sqlite`)
      return { model: new Model(kind, file), file, position: firstIDOf(0) }
    }
    for (const { snapshot, position, previous } of readable) {
      // The log after the one before must still be there.
      const isCovered = previous && timeOfID(previous.position) > now() - LOG_DAYS * DAY
      for (const stored of [{ snapshot, position }, ...(isCovered ? [previous] : [])]) {
        const file = await unpacked(kind, stored, folder, ports)
        if (!file) continue
        return { ...current(kind, file), position: isAhead(stored, now()) ? firstIDOf(0) : stored.position, head }
      }
    }
  }
  throw new Error(`No snapshot of ${kind} can be read: rebuild it from the table.`)
}

/** The file of the snapshot; null when it is gone or damaged, which its checksum says. */
async function unpacked(
  kind: Kind,
  { snapshot, position }: { snapshot: string; position: string },
  folder: string,
  { snapshots }: Ports,
): Promise<string | null> {
  const stored = await snapshots.get(snapshot)
  if (!stored) return null
  const file = join(folder, `${kind}-${position}.sqlite`)
  try {
    await pipeline(
      stored,
      createZstdDecompress({ chunkSize: CHUNK }),
      createWriteStream(file, { highWaterMark: CHUNK }),
    )
    return file
  } catch (error) {
    await logFault('A snapshot of the read model cannot be read.', { kind, snapshot, error: error as Error })
    return null
  }
}

function current(kind: Kind, file: string): { model: Model; file: string } {
  const model = new Model(kind, file)
  if (model.isCurrent) return { model, file }
  const renewed = new Model(kind, `${file}.renewed`)
  renewed.fill(model.everything())
  model.close()
  return { model: renewed, file: `${file}.renewed` }
}
