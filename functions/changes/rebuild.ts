import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { DeleteCommand, GetCommand, PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { type EventItem, events } from '../domain/events/entity.ts'
import { eventRecord } from '../domain/events/record.ts'
import { type OpportunityItem, opportunities } from '../domain/opportunities/entity.ts'
import { opportunityRecord } from '../domain/opportunities/record.ts'
import { type PlayerItem, players } from '../domain/players/entity.ts'
import { playerRecord } from '../domain/players/record.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { teamRecord } from '../domain/teams/record.ts'
import { type UserItem, users } from '../domain/users/entity.ts'
import { userRecord } from '../domain/users/record.ts'
import { listsDatabase } from '../services/directory/data-api.ts'
import { type SnapshotStore, snapshots } from '../services/directory/snapshot-store.ts'
import { type ChangeLogChange, type Kind, kinds } from '../store/change-log/rows.ts'
import { client, tableName } from '../store/dynamo.ts'
import { type EntityDefinition, parseItem } from '../store/entity.ts'
import { itemKeys } from '../store/item-keys.ts'
import type { PostgreSQL } from '../store/read-model/postgres/database.ts'
import { ENTITY_ATTRIBUTE, findAll } from '../store/store.ts'
import { DAY_MS } from '../values/durations.ts'
import { newID } from '../values/ids.ts'
import { fillDatabase, type SegmentParts } from './fill-database.ts'
import { defaultPorts, rebuild } from './snapshots.ts'

const changesOf: Record<Kind, { entity: EntityDefinition; changes: (items: object[]) => Promise<ChangeLogChange[]> }> =
  {
    team: { entity: teams, changes: each<TeamItem>(teamRecord) },
    player: { entity: players, changes: each<PlayerItem>(playerRecord) },
    event: { entity: events, changes: withTeam<EventItem>(eventRecord) },
    user: { entity: users, changes: each<UserItem>(userRecord) },
    opportunity: { entity: opportunities, changes: withTeam<OpportunityItem>(opportunityRecord) },
  }
const nameOf = (kind: Kind) => changesOf[kind].entity.model().name

/** The number of parallel scan segments. */
const SEGMENTS = 8
/** Pages of 1 MB per part. An interrupted run loses at most this many per segment. */
const PAGES_PER_PART = 2
/** No user waits for the scan, so its pages may be slow. */
const SCAN_TIMEOUT_MS = 20_000
/** An older rebuild starts again: its scanned rows need the log since then, which expires after LOG_DAYS. */
const MAX_RESUME_AGE_MS = 5 * DAY_MS

type Ports = {
  snapshots: SnapshotStore
  segments?: number
  pageItems?: number
  now?: () => number
  /** The database of the lists, which is filled with the rows of the scan, too. */
  database?: PostgreSQL | undefined
}

/**
 * Rebuilds the whole read model from the table, after a log expired before a snapshot included it, or a snapshot was lost. One parallel
 * scan for all kinds stores the rows in parts: an interrupted rebuild resumes when it is called again.
 */
export async function rebuildReadModel(ports: Ports = { snapshots, database: listsDatabase() }): Promise<void> {
  const now = (ports.now ?? Date.now)()
  const state = await beginRebuild(ports.segments ?? SEGMENTS, now, MAX_RESUME_AGE_MS)
  const scans = await Promise.allSettled(state.segments.map((_, segment) => scanSegment(state, segment, ports)))
  // Wait for all scans before failing, so that none runs alongside the next rebuild.
  const failed = scans.find((scan) => scan.status === 'rejected')
  if (failed) throw failed.reason
  for (const kind of kinds) {
    if (state.built.includes(kind)) continue
    await publishRebuilt(kind, state, ports)
    if (ports.database) await fillDatabase(kind, state.id, partsOf(state, kind, ports.snapshots), ports.database)
    await markKindBuilt(state, kind)
  }
  await endRebuild(state, ports.snapshots)
}

async function scanSegment(state: Rebuild, segment: number, { snapshots, pageItems }: Ports): Promise<void> {
  let { parts, lastKey, isScanned } = state.segments[segment]!
  while (!isScanned) {
    const found = new Map<Kind, ChangeLogChange[]>()
    for (let page = 0; page < PAGES_PER_PART && !isScanned; page++) {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new ScanCommand({
          TableName: tableName(),
          ConsistentRead: true,
          Segment: segment,
          TotalSegments: state.segments.length,
          FilterExpression: '#entity IN (:team, :player, :event, :opportunity, :user)',
          ExpressionAttributeNames: { '#entity': ENTITY_ATTRIBUTE },
          ExpressionAttributeValues: Object.fromEntries(kinds.map((kind) => [`:${kind}`, nameOf(kind)])),
          ExclusiveStartKey: lastKey,
          Limit: pageItems,
        }),
        { requestTimeout: SCAN_TIMEOUT_MS },
      )
      for (const kind of kinds) {
        const items = Items.filter((item) => item[ENTITY_ATTRIBUTE] === nameOf(kind))
        if (items.length === 0) continue
        const { entity, changes } = changesOf[kind]
        const parsed = items.map((item) => parseItem(entity, item))
        found.set(kind, [...(found.get(kind) ?? []), ...(await changes(parsed))])
      }
      lastKey = LastEvaluatedKey
      isScanned = !lastKey
    }
    for (const [kind, changes] of found) await putPart(state, { segment, part: parts, kind }, changes, snapshots)
    parts++
    state.segments[segment] = { parts, lastKey, isScanned }
    await saveSegmentProgress(state, segment)
  }
}

/** The stream may move HEAD in the meantime. Then retry, because that snapshot was based on the old one. */
async function publishRebuilt(kind: Kind, state: Rebuild, { snapshots }: Ports): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await rebuild(kind, readParts(state, kind, snapshots), { ...defaultPorts, snapshots }, state.started)) return
  }
  throw new Error(`The rebuilt snapshot of ${kind} could not be made the newest.`)
}

function each<Item>(record: { listed(item: Item, listing: object): ChangeLogChange }) {
  return async (items: object[]) => (items as Item[]).map((item) => record.listed(item, {}))
}

/** Rows of a team's records contain some of the team's fields. */
function withTeam<Item extends { teamID?: string }>(record: {
  listed(item: Item, listing: { team: TeamItem | null }): ChangeLogChange
}) {
  return async (stored: object[]) => {
    const items = stored as Item[]
    const teamIDs = items.flatMap(({ teamID }) => teamID ?? [])
    const found = await findAll(
      teams,
      teamIDs.map((teamID) => ({ teamID })),
    )
    const teamOf = new Map<string | undefined, TeamItem>(found.map((team) => [team.teamID, team]))
    return items.map((item) => record.listed(item, { team: teamOf.get(item.teamID) ?? null }))
  }
}

type Segment = { parts: number; lastKey?: Record<string, unknown>; isScanned: boolean }

/** The progress of a rebuild. Rows that were scanned are in part files next to the snapshots. */
export type Rebuild = { id: string; started: number; segments: Segment[]; built: Kind[] }

/** Returns the unfinished rebuild, or starts a new one if there is none or it is too old. */
export async function beginRebuild(segments: number, now: number, maxAgeMs: number): Promise<Rebuild> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName(), Key: itemKeys.rebuild, ConsistentRead: true }),
  )
  if (Item && now - Item.started < maxAgeMs) return Item as unknown as Rebuild
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

export async function endRebuild({ id, segments }: Rebuild, snapshots: SnapshotStore): Promise<void> {
  await client.send(new DeleteCommand({ TableName: tableName(), Key: itemKeys.rebuild }))
  for (const [segment, { parts }] of segments.entries())
    for (let part = 0; part < parts; part++)
      for (const kind of kinds) await snapshots.delete(keyOf(id, { segment, part, kind }))
}

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

export async function* readParts(state: Rebuild, kind: Kind, snapshots: SnapshotStore) {
  for (const parts of partsOf(state, kind, snapshots)) for (const { read } of parts) yield await read()
}

/** The parts of each segment. Parts without rows of the kind do not exist. */
const partsOf = ({ id, segments }: Rebuild, kind: Kind, snapshots: SnapshotStore): SegmentParts[] =>
  segments.map(({ parts }, segment) =>
    Array.from({ length: parts }, (_, part) => ({
      part: `${segment}-${part}`,
      read: async () => {
        const stored = await snapshots.get(keyOf(id, { segment, part, kind }))
        if (!stored) return []
        return JSON.parse((await promisify(zstdDecompress)(await buffer(stored))).toString()) as ChangeLogChange[]
      },
    })),
  )
