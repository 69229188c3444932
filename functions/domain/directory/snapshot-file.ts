import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type { Head, Heads } from '../change-log/head.ts'
import type { Kind } from '../change-log/rows.ts'
import { firstIDOf } from '../ids.ts'
import { Model } from './model.ts'
import type { SnapshotStore } from './snapshot-store.ts'

/** Bytes handed on at a time: a snapshot has hundreds of megabytes, and each hand-over costs. */
const CHUNK = 1024 * 1024

/** Runs with a temporary folder that is deleted afterwards. An open file in it stays readable until it is closed. */
export async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fungo-directory-'))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The model of the newest snapshot, or an empty one where there is none yet, and the log position to go on from. */
export async function newestModel(
  kind: Kind,
  folder: string,
  { heads, snapshots }: { heads: Heads; snapshots: SnapshotStore },
): Promise<{ model: Model; file: string; position: string; head?: Head }> {
  const file = join(folder, `${kind}.sqlite`)
  // The head moved and its old snapshot was deleted: read the head again.
  for (let attempt = 0; attempt < 3; attempt++) {
    const head = await heads.find(kind)
    if (!head) return { model: new Model(kind, file), file, position: firstIDOf(0) }
    const stored = await snapshots.get(head.snapshot)
    if (!stored) continue
    await pipeline(
      stored,
      createZstdDecompress({ chunkSize: CHUNK }),
      createWriteStream(file, { highWaterMark: CHUNK }),
    )
    const model = new Model(kind, file)
    if (model.isCurrent) return { model, file, position: head.position, head }
    const renewed = new Model(kind, `${file}.renewed`)
    renewed.fill(model.everything())
    model.close()
    return { model: renewed, file: `${file}.renewed`, position: head.position, head }
  }
  throw new Error(`The snapshot of ${kind} is missing: rebuild it from the table.`)
}
