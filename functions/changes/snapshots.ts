import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { type Head, type Heads, heads } from '../domain/change-log/head.ts'
import { changeLog, LOG_DAYS, type LogReader, MAX_WRITE_DELAY } from '../domain/change-log/log.ts'
import { type ChangeLogChange, type Kind, kinds } from '../domain/change-log/rows.ts'
import { Model } from '../domain/directory/model.ts'
import { orderOf } from '../domain/directory/shapes.ts'
import { inFolder, isAhead, newestModel } from '../domain/directory/snapshot-file.ts'
import { type SnapshotStore, snapshots } from '../domain/directory/snapshot-store.ts'
import { firstIDOf, newID } from '../domain/ids.ts'

/**
 * A reader starts from the newest snapshot and the log after it. Log entries expire after LOG_DAYS, so everything must be in a
 * snapshot before then, and a reader should never have much log to read. Hence the rule: a new snapshot when the log since the
 * last is longer than `MAX_LOG_CHANGES` (and than a fiftieth of the rows, so that a large kind is not rewritten over and over), and
 * every day of whatever has any log since, which leaves six days for a failing run to be noticed.
 */
const MAX_LOG_CHANGES = 2000

type Ports = { log: LogReader; heads: Heads; snapshots: SnapshotStore; now?: () => number }
export const real: Ports = { log: changeLog, heads, snapshots }

const DAY = 24 * 60 * 60 * 1000
/** For the previous version of the functions, in case of a rollback. */
const OTHER_FORMATS_KEPT = 2 * DAY

/** Call it with every batch of changes of the stream. Idempotent. */
export async function noteChanges(kind: Kind, changes: number, ports = real): Promise<void> {
  const { pending, rows } = await ports.heads.count(kind, changes)
  if (pending >= Math.max(MAX_LOG_CHANGES, rows / 50)) await writeSnapshot(kind, ports)
}

/** To be run once a day. */
export async function writeDailySnapshots(ports = real): Promise<void> {
  await writeMissingFormats(ports)
  for (const kind of kinds) {
    const head = await ports.heads.find(kind)
    if (head && isAhead(head, (ports.now ?? Date.now)())) {
      await writeSnapshot(kind, ports)
      continue
    }
    for await (const page of ports.log.read(kind, head?.position ?? firstIDOf(0))) {
      if (page.length > 0) await writeSnapshot(kind, ports)
      break
    }
  }
}

/** Writes a snapshot of each kind that has one of another format only: to be run before this version of the functions takes traffic. */
export async function writeMissingFormats(ports = real): Promise<Kind[]> {
  const written: Kind[] = []
  for (const kind of kinds) {
    if (await ports.heads.find(kind)) continue
    if ((await ports.heads.findOthers(kind)).length === 0) continue
    await writeSnapshot(kind, ports)
    written.push(kind)
  }
  return written
}

/** Writes a new snapshot including the log. Returns false when another writer was faster. */
export function writeSnapshot(kind: Kind, ports = real): Promise<boolean> {
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
      // Writers may be faster than this reader: what they begin from now on is the next snapshot's.
      if (read > firstIDOf(started + MAX_WRITE_DELAY)) break
    }
    return publish(model, file, head, { started, position, read }, ports)
  })
}

/**
 * Rebuilds a snapshot from the table. `changes` is a scan of it, begun after `started`; what is written during the scan is in
 * the log after the snapshot's position, and so are removals.
 */
export function rebuild(
  kind: Kind,
  changes: AsyncIterable<ChangeLogChange[]>,
  ports = real,
  started = (ports.now ?? Date.now)(),
): Promise<boolean> {
  return inFolder(async (folder) => {
    const head = await ports.heads.find(kind)
    const file = join(folder, `${kind}.sqlite`)
    const model = new Model(kind, file)
    model.fill(await sorted(kind, changes, join(folder, 'unsorted.sqlite')))
    const position = firstIDOf(0)
    let read = position
    for await (const page of ports.log.read(kind, position)) read = page.at(-1)?.seq ?? read
    return publish(model, file, head, { started, position, read }, ports)
  })
}

/** In the order of the rows: a row that comes after later ones would move them. */
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
  /** From where the log was read, and the last entry of it. */
  position: string
  read: string
}

/** Nothing new appears before this position any more. Never ahead of what was read: this clock may be ahead of the writers'. */
function positionAfter({ started, position, read }: Extent) {
  const complete = firstIDOf(started - MAX_WRITE_DELAY)
  const last = read < complete ? read : complete
  return last > position ? last : position
}

async function publish(model: Model, file: string, head: Head | undefined, extent: Extent, ports: Ports) {
  const { started } = extent
  model.deleteTombstones(started - (LOG_DAYS + 1) * DAY)
  const rows = model.size
  model.close()
  const packed = `${file}.zst`
  await pipeline(
    createReadStream(file),
    createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 } }),
    createWriteStream(packed),
  )

  const snapshot = `snapshots/${model.kind}/${newID()}.sqlite.zst`
  await ports.snapshots.put(snapshot, packed)
  const since = head?.since ?? started
  const isNewest = await ports.heads.move(model.kind, head?.snapshot, {
    snapshot,
    position: positionAfter(extent),
    rows,
    previous: head && { snapshot: head.snapshot, position: head.position },
    since,
  })
  // A reader that was about to open an older snapshot asks for HEAD again when it is missing.
  const obsolete = isNewest ? head?.previous?.snapshot : snapshot
  if (obsolete) await ports.snapshots.delete(obsolete)
  if (isNewest && started - since > OTHER_FORMATS_KEPT) await removeOtherFormats(model.kind, ports)
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
