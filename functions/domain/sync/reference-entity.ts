import { CustomAttributeType } from 'electrodb'
import { entity, expiring } from '../../store/entity.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import { localID } from '../../values/ids.ts'
import { FEED_KINDS, type FeedKind } from './entity.ts'
import { teamKey } from './team-key.ts'

/**
 * Maps an external record to a local one. A contact's reference is written with the contact: a reference without its contact means that a
 * person deleted it. Teams, events, and players have IDs derived from the external ID, and get a reference only on deletion. In both cases,
 * the feed does not recreate a record that has a reference but no item.
 */
// The local ID of an external record.
export const syncReferences = entity(
  'sync-reference',
  { byExternalID: ['ext#${source}#${kind}#${externalID}', 'ref', 'case-sensitive'] },
  () => ({
    localID: { type: 'string', required: true },
    kind: { type: FEED_KINDS, required: true },
    /** The `modified` of the deletion, if the source deleted the record. */
    removed: { type: 'string' },
  }),
)

/**
 * A record whose team has not been imported yet. `data` is the source's JSON as a string, because it may contain text that DynamoDB cannot
 * store.
 */
export type WaitingRecord = { kind: FeedKind; externalID: string; modified: string; data: string }

/** The records that wait for one team of a source. */
// The records that wait for the team.
export const syncWaiting = entity(
  'sync-waiting',
  { byTeam: ['wait#${source}#${teamExternalID}', 'list', 'case-sensitive'] },
  () => ({
    version: { type: 'number', required: true },
    records: { type: CustomAttributeType<WaitingRecord[]>('any'), required: true },
    ...expiring,
  }),
)

/** An imported team with waiting records. They are attached after all pages of teams are written. */
// All teams, of all sources.
export const arrivedTeams = entity(
  'arrived-team',
  { all: ['wait#arrived', '${source}#${teamExternalID}', 'case-sensitive'] },
  () => ({ ...expiring }),
)

/**
 * Takes the place of the team that an external record would create, if the record belongs to another team. It has a team's key, so that one
 * external record never becomes two teams.
 */
export const teamAliases = entity('team-alias', { byAlias: ['team#${aliasID}', 'meta'] }, () => ({
  teamID: { type: 'string', required: true },
  /** The ID that the external record's own team would have. */
  aliasID: { type: 'string', required: true },
}))

/** The source name for deleted teams. No feed has this name. */
export const DELETED = '#deleted'

type DeletedTeam = { teamID: string; name: string; locationCity?: string; state?: string; origin?: SyncOrigin }

const deletedTeam = (teamID: string) => ({ source: DELETED, kind: 'teams', externalID: teamID }) as const

/**
 * The writes that record a person's deletion of a team, for the same transaction: under its ID, and under the ID derived from its name, for
 * records that the source may list later. Empty if the team was not imported. For a merged team, they refer to the kept team, which its
 * records then update.
 */
export function rememberDeletedTeam({ teamID, origin, name, locationCity, state }: DeletedTeam, intoID?: string) {
  if (!origin && !intoID) return []
  const key = teamKey(name, locationCity ?? '', state ?? '')
  const ids = new Set([teamID, ...(key ? [localID('team', key)] : [])])
  return [...ids].map((id) => [syncReferences().put({ ...deletedTeam(id), localID: intoID ?? teamID })] as const)
}

/**
 * Like `rememberDeletedTeam`, for records whose ID is derived from the external ID. `localID` is the record's ID, or that of the record it
 * was merged into.
 */
export function rememberDeleted(kind: 'events' | 'players', localID: string, origin: SyncOrigin | undefined) {
  return Object.keys(origin?.externals ?? {}).map((key) => {
    const [source = '', ...externalID] = key.split('/')
    return [syncReferences().put({ source, kind, externalID: externalID.join('/'), localID })] as const
  })
}
