import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { inFolder, isAhead, newestModel } from '../services/directory/snapshot-file.ts'
import { type SnapshotStore, snapshots } from '../services/directory/snapshot-store.ts'
import { logFault } from '../services/log.ts'
import { type Head, type Heads, heads } from '../store/change-log/head.ts'
import { changeLog, LOG_DAYS, type LogReader, MAX_WRITE_DELAY } from '../store/change-log/log.ts'
import { type ChangeLogChange, type Kind, kinds } from '../store/change-log/rows.ts'
import { SQLiteReadModel } from '../store/read-model/sqlite/read-model.ts'
import { orderOf } from '../store/read-model/table-schemas.ts'
import { DAY_MS } from '../values/durations.ts'
import { firstIDOf, newID } from '../values/ids.ts'

/**
 * A reader starts from the newest snapshot and applies the log after it. Log entries expire after LOG_DAYS, so a snapshot must include them
 * before then, and readers should never have much log to apply. Therefore a snapshot is written when the log since the last one has more
 * than `MAX_LOG_CHANGES` changes and more than a fiftieth of the rows (so that a large kind is not rewritten constantly), and daily for
 * every kind with any log since. That leaves six days to notice a failing run.
 */
const MAX_LOG_CHANGES = 2000

type Ports = { log: LogReader; heads: Heads; snapshots: SnapshotStore; now?: () => number }
export const defaultPorts: Ports = { log: changeLog, heads, snapshots }

/** Kept for the previous version of the functions, in case of a rollback. */
const OTHER_FORMATS_KEPT_MS = 2 * DAY_MS

/** The timeout of the function. The claim of a run that crashed ends then; that of a run that succeeds ends with the new HEAD. */
const MAX_RUN_MS = 15 * 60_000

/**
 * Called every two minutes, apart from the stream. Writes the snapshots that have enough changes, unless an earlier run still writes them. A kind that
 * fails does not stop the others, and the next run after its claim tries again.
 */
export async function writeDueSnapshots(ports = defaultPorts): Promise<void> {
  const now = (ports.now ?? Date.now)()
  for (const kind of kinds) {
    try {
      const { pending, rows } = await ports.heads.pending(kind)
      if (pending < Math.max(MAX_LOG_CHANGES, rows / 50)) continue
      if (await ports.heads.claim(kind, now, now + MAX_RUN_MS)) await writeSnapshot(kind, ports)
    } catch (error) {
      await logFault('A snapshot of the read model could not be written.', { kind, error: error as Error })
    }
  }
}

/** Called once a day. */
export async function writeDailySnapshots(ports = defaultPorts): Promise<void> {
  await writeMissingFormats(ports)
  for (const kind of kinds) {
    const head = await ports.heads.find(kind)
    if (head && isAhead(head, (ports.now ?? Date.now)())) {
      await writeSnapshot(kind, ports)
      continue
    }
    for await (const page of ports.log.read(kind, head?.position ?? firstIDOf(0), () => true)) {
      if (page.length > 0) await writeSnapshot(kind, ports)
      break
    }
  }
}

/** Writes a snapshot of each kind that only has one in another format. Called before a new version of the functions takes traffic. */
export async function writeMissingFormats(ports = defaultPorts): Promise<Kind[]> {
  const written: Kind[] = []
  for (const kind of kinds) {
    if (await ports.heads.find(kind)) continue
    if ((await ports.heads.findOthers(kind)).length === 0) continue
    await writeSnapshot(kind, ports)
    written.push(kind)
  }
  return written
}

/** Writes a new snapshot that includes the log. Returns false if another writer was faster. */
export function writeSnapshot(kind: Kind, ports = defaultPorts): Promise<boolean> {
  return inFolder(async (folder) => {
    const started = (ports.now ?? Date.now)()
    const { model, file, position, head } = await newestModel(kind, folder, { ...ports, now: () => started })
    let read = position
    for await (const page of ports.log.read(kind, position)) {
      model.apply(
        page.flatMap(({ changes }) => changes),
        started,
      )
      read = page.at(-1)?.seq ?? read
      // Stop at entries started after this snapshot, which belong to the next one. Writers may outpace this reader.
      if (read > firstIDOf(started + MAX_WRITE_DELAY)) break
    }
    return publish(model, file, head, { started, position, read }, ports)
  })
}

/**
 * Rebuilds a snapshot from the table. `changes` is a table scan that began after `started`. Writes and removals during the scan are in the
 * log after the snapshot's position.
 */
export function rebuild(
  kind: Kind,
  changes: AsyncIterable<ChangeLogChange[]>,
  ports = defaultPorts,
  started = (ports.now ?? Date.now)(),
): Promise<boolean> {
  return inFolder(async (folder) => {
    const head = await ports.heads.find(kind)
    const file = join(folder, `${kind}.sqlite`)
    const rows = await sorted(kind, changes, join(folder, 'unsorted.sqlite'))
    const position = firstIDOf(0)
    let read = position
    for await (const page of ports.log.read(kind, position, () => true)) {
      read = page.at(-1)?.seq ?? read
      // Later entries do not advance the position, and writers may outpace this reader.
      if (read > firstIDOf(started)) break
    }
    const model = new SQLiteReadModel(kind, file)
    try {
      model.fill(rows)
    } catch (error) {
      model.close()
      throw error
    }
    return publish(model, file, head, { started, position, read }, ports)
  })
}

/** Sorts the rows, because inserting a row before later ones would move them. */
async function sorted(
  kind: Kind,
  changes: AsyncIterable<ChangeLogChange[]>,
  file: string,
): Promise<Iterable<ChangeLogChange>> {
  const db = new DatabaseSync(file)
  db.exec(
    'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; CREATE TABLE unsorted (time INTEGER, id TEXT, change TEXT); BEGIN',
  )
  const insert = db.prepare('INSERT INTO unsorted VALUES (?, ?, ?)')
  for await (const page of changes)
    for (const change of page) insert.run(orderOf(kind, change.row), change.id, JSON.stringify(change))
  db.exec('COMMIT')
  return db
    .prepare('SELECT change FROM unsorted ORDER BY time, id')
    .iterate()
    .map(({ change }) => JSON.parse(change as string) as ChangeLogChange)
}

type Extent = {
  started: number
  /** The position after which the log was read, and the last entry read. */
  position: string
  read: string
}

/** No new entry can appear before this position. Never past the last entry read, because this clock may be ahead of the writers'. */
function positionAfter({ started, position, read }: Extent) {
  const complete = firstIDOf(started - MAX_WRITE_DELAY)
  const last = read < complete ? read : complete
  return last > position ? last : position
}

async function publish(model: SQLiteReadModel, file: string, head: Head | undefined, extent: Extent, ports: Ports) {
  const { started } = extent
  const snapshot = `snapshots/${model.kind}/${newID()}.sqlite.zst`
  let rows: number
  try {
    model.deleteTombstones(started - (LOG_DAYS + 1) * DAY_MS)
    rows = model.size
  } finally {
    model.close()
  }
  await store(file, snapshot, ports)
  const since = head?.since ?? started
  const isNewest = await ports.heads.move(model.kind, head?.snapshot, {
    snapshot,
    position: positionAfter(extent),
    rows,
    previous: head && { snapshot: head.snapshot, position: head.position },
    since,
  })
  // A reader that is about to open the deleted snapshot reads HEAD again when it is missing.
  const obsolete = isNewest ? head?.previous?.snapshot : snapshot
  if (obsolete) await ports.snapshots.delete(obsolete)
  if (isNewest && started - since > OTHER_FORMATS_KEPT_MS) await removeOtherFormats(model.kind, ports)
  return isNewest
}

async function removeOtherFormats(kind: Kind, { heads, snapshots }: Ports) {
  const others = await heads.findOthers(kind)
  await heads.removeOthers(kind)
  for (const { snapshot, previous } of others) {
    await snapshots.delete(snapshot)
    if (previous) await snapshots.delete(previous.snapshot)
  }
}

async function store(file: string, key: string, { snapshots }: Ports) {
  const packed = `${file}.zst`
  await pipeline(
    createReadStream(file),
    createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 } }),
    createWriteStream(packed),
  )
  await snapshots.put(key, packed)
}
