import type { FeedKind } from '../../domain/sync/entity.ts'
import { arrivedTeams, syncWaiting, type WaitingRecord } from '../../domain/sync/reference-entity.ts'
import { teams } from '../../domain/teams/entity.ts'
import { removeItem, replaceItem } from '../../store/records/version.ts'
import { conditionCheck, findAll, queryPartition, versionConflict, type Write } from '../../store/store.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import type { FeedItem } from '../source/items.ts'
import { ownTeamID } from './assigned-teams.ts'
import type { Waiting, WriteGroup } from './plan.ts'

const WAITING_DAYS = 30
const MAX_WAITING_PER_TEAM = 60
/** DynamoDB items are limited to 400 KB, including the key and the overhead of each record. */
const MAX_WAITING_BYTES_PER_TEAM = 350_000

const waitingExpiry = () => expiresAfter(WAITING_DAYS * DAY_SECONDS)

/** The records that wait for the teams, by the team's external ID. */
export const waitingFor = (source: string, teamExternalIDs: readonly string[]) =>
  findAll(
    syncWaiting,
    teamExternalIDs.map((teamExternalID) => ({ source, teamExternalID })),
    true,
  )

/**
 * The writes that store records until their team is imported, and the records that do not fit. They fail if the team is imported
 * concurrently, so that no record waits for an existing team.
 */
export async function waitingRecordWrites(source: string, waiting: readonly Waiting[]) {
  const byTeam = Map.groupBy(waiting, ({ teamExternalID }) => teamExternalID)
  const held = new Map((await waitingFor(source, [...byTeam.keys()])).map((each) => [each.teamExternalID, each]))
  const writeGroups: WriteGroup[] = []
  const overflowing: Waiting[] = []
  for (const [teamExternalID, incoming] of byTeam) {
    const before = held.get(teamExternalID)
    const records = new Map((before?.records ?? []).map((record) => [keyOfRecord(record), record]))
    let bytes = [...records.values()].reduce((sum, { data }) => sum + Buffer.byteLength(data), 0)
    let isChanged = false
    for (const each of incoming) {
      const record = recordOf(each)
      const known = records.get(keyOfRecord(record))
      if (known && known.modified >= record.modified) continue
      const added = Buffer.byteLength(record.data) - Buffer.byteLength(known?.data ?? '')
      if ((!known && records.size >= MAX_WAITING_PER_TEAM) || bytes + added > MAX_WAITING_BYTES_PER_TEAM) {
        overflowing.push(each)
        continue
      }
      bytes += added
      records.set(keyOfRecord(record), record)
      isChanged = true
    }
    if (!isChanged) continue
    const after = {
      source,
      teamExternalID,
      version: (before?.version ?? 0) + 1,
      records: [...records.values()],
      expiresAt: waitingExpiry(),
    }
    const write: [Write, Error] = before
      ? replaceItem(syncWaiting(), before, after)
      : [syncWaiting().create(after), versionConflict]
    const isAbsent = conditionCheck(teams().get({ teamID: ownTeamID(source, teamExternalID) }), 'absent')
    writeGroups.push({
      externalIDs: incoming.map(({ item }) => item.externalID),
      records: [],
      writes: [write, [isAbsent, versionConflict]],
      counts: {},
    })
  }
  return { writeGroups, overflowing }
}

type Held = Awaited<ReturnType<typeof waitingFor>>[number]

/** The waiting records of a kind, as their source sent them. */
export const itemsOf = (held: readonly Held[], kind: FeedKind) =>
  held.flatMap(({ records }) =>
    records
      .filter((record) => record.kind === kind)
      .map(
        (record) => ({ ...record, data: JSON.parse(record.data), isDeleted: false }) as FeedItem & { isDeleted: false },
      ),
  )

/** The write that deletes waiting records, unless more were added. */
export const waitingRecordRemoval = (held: Held) => {
  const { source, teamExternalID } = held
  return removeItem(syncWaiting(), { source, teamExternalID }, held)
}

/** The imported teams with waiting records, of all sources. */
export const arrived = async () => (await queryPartition(arrivedTeams().query.all({}), true)).of(arrivedTeams)

export const arrivedTeamWrite = (source: string, teamExternalID: string): [Write] => [
  arrivedTeams().put({ source, teamExternalID, expiresAt: waitingExpiry() }),
]

export const arrivedTeamRemoval = (source: string, teamExternalID: string): [Write] => [
  arrivedTeams().delete({ source, teamExternalID }),
]

const keyOfRecord = ({ kind, externalID }: WaitingRecord) => `${kind}/${externalID}`

const recordOf = ({ item: { kind, externalID, modified, data } }: Waiting): WaitingRecord => ({
  kind,
  externalID,
  modified,
  data: JSON.stringify(data),
})
