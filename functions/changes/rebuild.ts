import { ScanCommand } from '@aws-sdk/lib-dynamodb'
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
import { sendMessages } from '../services/queue.ts'
import { settings } from '../services/settings.ts'
import { type ChangeLogChange, type Kind, kinds } from '../store/change-log/rows.ts'
import { client, tableName } from '../store/dynamo.ts'
import { type EntityDefinition, parseItem } from '../store/entity.ts'
import type { PostgreSQL } from '../store/read-model/postgres/database.ts'
import { ENTITY_ATTRIBUTE, findAll } from '../store/store.ts'
import { emptyDatabase, type FillMessage } from './fill-database.ts'
import {
  beginRebuild,
  endRebuild,
  markKindBuilt,
  partsOf,
  putPart,
  type Rebuild,
  readParts,
  saveSegmentProgress,
} from './rebuild-progress.ts'
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

type Ports = {
  snapshots: SnapshotStore
  segments?: number
  pageItems?: number
  now?: () => number
  /** The database of the lists, which a queue then fills with the rows of the scan. */
  database?: PostgreSQL | undefined
}

/**
 * Rebuilds the whole read model from the table, after a log expired before a snapshot included it, or a snapshot was lost. One parallel
 * scan for all kinds stores the rows in parts: an interrupted rebuild resumes when it is called again. A database of the lists is then filled by
 * `directory-fill`, a part at a time.
 */
export async function rebuildReadModel(ports: Ports = { snapshots, database: listsDatabase() }): Promise<void> {
  const now = (ports.now ?? Date.now)()
  const state = await beginRebuild(ports.segments ?? SEGMENTS, now)
  const scans = await Promise.allSettled(state.segments.map((_, segment) => scanSegment(state, segment, ports)))
  // Wait for all scans before failing, so that none runs alongside the next rebuild.
  const failed = scans.find((scan) => scan.status === 'rejected')
  if (failed) throw failed.reason
  for (const kind of kinds) {
    if (state.built.includes(kind)) continue
    await publishRebuilt(kind, state, ports)
    await markKindBuilt(state, kind)
  }
  if (ports.database) await sendParts(state, ports.database)
  else await endRebuild(state, ports.snapshots)
}

/** The function that fills the database with the last part ends the rebuild. */
async function sendParts(state: Rebuild, database: PostgreSQL): Promise<void> {
  await emptyDatabase(state, database)
  const messages = partsOf(state).map((part): FillMessage => ({ rebuildID: state.id, ...part }))
  await sendMessages(settings.directoryFillQueueURL, messages)
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
