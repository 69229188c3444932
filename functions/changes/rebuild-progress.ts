import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { SnapshotStore } from '../services/directory/snapshot-store.ts'
import { type ChangeLogChange, type Kind, kinds } from '../store/change-log/rows.ts'
import { client, tableName } from '../store/dynamo.ts'
import { itemKeys } from '../store/item-keys.ts'
import { DAY_MS } from '../values/durations.ts'
import { newID } from '../values/ids.ts'

type Segment = { parts: number; lastKey?: Record<string, unknown>; isScanned: boolean }

/** The progress of a rebuild. Rows that were scanned are in part files next to the snapshots. */
export type Rebuild = { id: string; started: number; segments: Segment[]; built: Kind[] }

/** An older rebuild starts again: its scanned rows need the log since then, which expires after LOG_DAYS. */
const MAX_RESUME_AGE_MS = 5 * DAY_MS

/** The unfinished rebuild, unless it is too old. */
export async function findRebuild(now: number): Promise<Rebuild | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName(), Key: itemKeys.rebuild, ConsistentRead: true }),
  )
  return Item && now - Item.started < MAX_RESUME_AGE_MS ? (Item as Rebuild) : undefined
}

/** Returns the unfinished rebuild, or starts a new one. */
export async function beginRebuild(segments: number, now: number): Promise<Rebuild> {
  const unfinished = await findRebuild(now)
  if (unfinished) return unfinished
  const state: Rebuild = {
    id: newID(),
    started: now,
    segments: Array.from({ length: segments }, () => ({ parts: 0, isScanned: false })),
    built: [],
  }
  await client.send(new PutCommand({ TableName: tableName(), Item: { ...itemKeys.rebuild, ...state } }))
  return state
}

export async function saveSegmentProgress({ id, segments }: Rebuild, segment: number): Promise<void> {
  await note(id, '#segments', `[${segment}]`, segments[segment]!)
}

export async function markKindBuilt(state: Rebuild, kind: Kind): Promise<void> {
  state.built.push(kind)
  await note(state.id, '#built', '', state.built)
}

/** Fails if another rebuild has started in the meantime. */
async function note(id: string, attribute: '#segments' | '#built', at: string, value: object) {
  await client.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: itemKeys.rebuild,
      UpdateExpression: `SET ${attribute}${at} = :value`,
      ExpressionAttributeNames: { [attribute]: attribute.slice(1) },
      ConditionExpression: 'id = :id',
      ExpressionAttributeValues: { ':id': id, ':value': value },
    }),
  )
}

/** Fails if another rebuild has started in the meantime. */
export async function endRebuild(state: Rebuild, snapshots: SnapshotStore): Promise<void> {
  for (const part of partsOf(state))
    for (const kind of kinds) await snapshots.delete(keyOf(state.id, { ...part, kind }))
  await client.send(
    new DeleteCommand({
      TableName: tableName(),
      Key: itemKeys.rebuild,
      ConditionExpression: 'attribute_not_exists(id) OR id = :id',
      ExpressionAttributeValues: { ':id': state.id },
    }),
  )
}

export const partsOf = ({ segments }: Rebuild) =>
  segments.flatMap(({ parts }, segment) => Array.from({ length: parts }, (_, part) => ({ segment, part })))

type Part = { segment: number; part: number; kind: Kind }
const keyOf = (id: string, { segment, part, kind }: Part) =>
  `snapshots/rebuild/${id}/${kind}-${segment}-${part}.json.zst`

/** A retry may write the same part again, with the same rows or newer ones. */
export async function putPart({ id }: Rebuild, part: Part, changes: ChangeLogChange[], snapshots: SnapshotStore) {
  const folder = await mkdtemp(join(tmpdir(), 'fungo-rebuild-'))
  try {
    const file = join(folder, 'part')
    await writeFile(file, await promisify(zstdCompress)(JSON.stringify(changes)))
    await snapshots.put(keyOf(id, part), file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The rows of the part. None if the part has no rows of the kind. */
export async function readPart(id: string, part: Part, snapshots: SnapshotStore): Promise<ChangeLogChange[]> {
  const stored = await snapshots.get(keyOf(id, part))
  if (!stored) return []
  return JSON.parse((await promisify(zstdDecompress)(await buffer(stored))).toString())
}

export async function* readParts(state: Rebuild, kind: Kind, snapshots: SnapshotStore) {
  for (const part of partsOf(state)) yield await readPart(state.id, { ...part, kind }, snapshots)
}
