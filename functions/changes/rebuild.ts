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
import { type SnapshotStore, snapshots } from '../services/directory/snapshot-store.ts'
import { type ChangeLogChange, type Kind, kinds } from '../store/change-log/rows.ts'
import { client, tableName } from '../store/dynamo.ts'
import { itemKey } from '../store/entity.ts'
import { batchGet, ENTITY_ATTRIBUTE } from '../store/store.ts'
import { DAY_MS } from '../values/durations.ts'
import {
  beginRebuild,
  endRebuild,
  markKindBuilt,
  putPart,
  type Rebuild,
  readParts,
  saveSegmentProgress,
} from './rebuild-parts.ts'
import { defaultPorts, rebuild } from './snapshots.ts'

const changesOf: Record<Kind, { entity: () => string; changes: (items: object[]) => Promise<ChangeLogChange[]> }> = {
  team: { entity: () => teams.model().name, changes: each<TeamItem>(teamRecord) },
  player: { entity: () => players.model().name, changes: each<PlayerItem>(playerRecord) },
  event: { entity: () => events.model().name, changes: withTeam<EventItem>(eventRecord) },
  user: { entity: () => users.model().name, changes: each<UserItem>(userRecord) },
  opportunity: {
    entity: () => opportunities.model().name,
    changes: withTeam<OpportunityItem>(opportunityRecord),
  },
}

/** The number of parallel scan segments. */
const SEGMENTS = 8
/** Pages of 1 MB per part. An interrupted run loses at most this many per segment. */
const PAGES_PER_PART = 2
/** No user waits for the scan, so its pages may be slow. */
const SCAN_TIMEOUT_MS = 20_000
/** An older rebuild starts again: its scanned rows need the log since then, which expires after LOG_DAYS. */
const MAX_RESUME_AGE_MS = 5 * DAY_MS

type Ports = { snapshots: SnapshotStore; segments?: number; pageItems?: number; now?: () => number }

/**
 * Rebuilds the whole read model from the table, after a log expired before a snapshot included it, or a snapshot was lost. One parallel
 * scan for all kinds stores the rows in parts: an interrupted rebuild resumes when it is called again.
 */
export async function rebuildReadModel(ports: Ports = { snapshots }): Promise<void> {
  const now = (ports.now ?? Date.now)()
  const state = await beginRebuild(ports.segments ?? SEGMENTS, now, MAX_RESUME_AGE_MS)
  const scans = await Promise.allSettled(state.segments.map((_, segment) => scanSegment(state, segment, ports)))
  // Wait for all scans before failing, so that none runs alongside the next rebuild.
  const failed = scans.find((scan) => scan.status === 'rejected')
  if (failed) throw failed.reason
  for (const kind of kinds) {
    if (!state.built.includes(kind)) await publishRebuilt(kind, state, ports)
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
          ExpressionAttributeValues: Object.fromEntries(kinds.map((kind) => [`:${kind}`, changesOf[kind].entity()])),
          ExclusiveStartKey: lastKey,
          Limit: pageItems,
        }),
        { requestTimeout: SCAN_TIMEOUT_MS },
      )
      for (const kind of kinds) {
        const items = Items.filter((item) => item[ENTITY_ATTRIBUTE] === changesOf[kind].entity())
        if (items.length === 0) continue
        found.set(kind, [...(found.get(kind) ?? []), ...(await changesOf[kind].changes(items))])
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
    if (await rebuild(kind, readParts(state, kind, snapshots), { ...defaultPorts, snapshots }, state.started)) {
      await markKindBuilt(state, kind)
      return
    }
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
    const found = (await batchGet(teamIDs.map((teamID) => itemKey(teams, { teamID })))) as TeamItem[]
    const teamOf = new Map<string | undefined, TeamItem>(found.map((team) => [team.teamID, team]))
    return items.map((item) => record.listed(item, { team: teamOf.get(item.teamID) ?? null }))
  }
}
