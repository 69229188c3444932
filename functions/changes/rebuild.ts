import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { type ChangeLogChange, type Kind, kinds } from '../domain/change-log/rows.ts'
import { type SnapshotStore, snapshots } from '../domain/directory/snapshot-store.ts'
import { client, tableName } from '../domain/dynamo.ts'
import { type EventItem, events } from '../domain/events/entity.ts'
import { eventRecord } from '../domain/events/record.ts'
import { type OpportunityItem, opportunities } from '../domain/opportunities/entity.ts'
import { opportunityRecord } from '../domain/opportunities/record.ts'
import { type PlayerItem, players } from '../domain/players/entity.ts'
import { playerRecord } from '../domain/players/record.ts'
import { batchGet, ENTITY_ATTRIBUTE, keyOf } from '../domain/store.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { teamRecord } from '../domain/teams/record.ts'
import { type UserItem, users } from '../domain/users/entity.ts'
import { userRecord } from '../domain/users/record.ts'
import { beginRebuild, endRebuild, noteBuilt, noteSegment, putPart, type Rebuild, readParts } from './rebuild-parts.ts'
import { real, rebuild } from './snapshots.ts'

const changesOf: Record<Kind, { entity: () => string; changes: (items: object[]) => Promise<ChangeLogChange[]> }> = {
  team: { entity: () => teams().schema.model.entity, changes: each<TeamItem>(teamRecord) },
  player: { entity: () => players().schema.model.entity, changes: each<PlayerItem>(playerRecord) },
  event: { entity: () => events().schema.model.entity, changes: withTeam<EventItem>(eventRecord) },
  user: { entity: () => users().schema.model.entity, changes: each<UserItem>(userRecord) },
  opportunity: {
    entity: () => opportunities().schema.model.entity,
    changes: withTeam<OpportunityItem>(opportunityRecord),
  },
}

/** The table is scanned in so many segments at once. */
const SEGMENTS = 8
/** A part is written after so many pages of a megabyte: a killed run loses as many in each segment. */
const PAGES_OF_PART = 2
/** Milliseconds. No visitor waits for a page of the scan, so it may be slow. */
const SCAN_TIMEOUT = 20_000
/** What was read before must be followed by the log since then, which expires after LOG_DAYS. */
const RESUMED_WITHIN = 5 * 24 * 60 * 60 * 1000

type Ports = { snapshots: SnapshotStore; segments?: number; pageItems?: number; now?: () => number }

/**
 * Rebuilds the whole read model from the table: for a log that expired before a snapshot included it, or a lost snapshot. One scan for all
 * kinds, in segments, whose rows are kept in parts as it goes: a killed rebuild resumes where it stopped when it is called again.
 */
export async function rebuildReadModel(ports: Ports = { snapshots }): Promise<void> {
  const now = (ports.now ?? Date.now)()
  const state = await beginRebuild(ports.segments ?? SEGMENTS, now, RESUMED_WITHIN)
  const scans = await Promise.allSettled(state.segments.map((_, segment) => scanSegment(state, segment, ports)))
  // Only now: a scan that goes on after its rebuild failed would write beside the next one.
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
    for (let page = 0; page < PAGES_OF_PART && !isScanned; page++) {
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
        { requestTimeout: SCAN_TIMEOUT },
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
    await noteSegment(state, segment)
  }
}

/** A stream that is faster moves HEAD meanwhile: then once more, as what it wrote came from what is to be replaced. */
async function publishRebuilt(kind: Kind, state: Rebuild, { snapshots }: Ports): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await rebuild(kind, readParts(state, kind, snapshots), { ...real, snapshots }, state.started)) {
      await noteBuilt(state, kind)
      return
    }
  }
  throw new Error(`The rebuilt snapshot of ${kind} could not be made the newest.`)
}

function each<Item>(record: { listed(item: Item, listing: object): ChangeLogChange }) {
  return async (items: object[]) => (items as Item[]).map((item) => record.listed(item, {}))
}

/** Rows of what belongs to a team carry some of the team. */
function withTeam<Item extends { teamID?: string }>(record: {
  listed(item: Item, listing: { team: TeamItem | null }): ChangeLogChange
}) {
  return async (stored: object[]) => {
    const items = stored as Item[]
    const teamIDs = items.flatMap(({ teamID }) => teamID ?? [])
    const found = (await batchGet(teamIDs.map((teamID) => keyOf(teams().get({ teamID }))))) as TeamItem[]
    const teamOf = new Map<string | undefined, TeamItem>(found.map((team) => [team.teamID, team]))
    return items.map((item) => record.listed(item, { team: teamOf.get(item.teamID) ?? null }))
  }
}
