import { CustomAttributeType, Entity } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'
import { localID } from '../local-id.ts'
import type { SyncOrigin, TeamItem } from '../teams/entity.ts'
import { teamKey } from '../teams/team-key.ts'
import { FEED_KINDS, type FeedKind } from './entity.ts'

/**
 * The local record of an outside one. Those of contacts are written with their record, so where one is and the record is not, somebody
 * deleted it. Teams, events and players have ids that follow from the outside one, and a reference only once they are deleted.
 * Either way the feed does not bring back what has a reference and is not there.
 */
export const syncReferences = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'sync-reference', version: '1' },
        attributes: {
          source: { type: 'string', required: true },
          kind: { type: FEED_KINDS, required: true },
          externalID: { type: 'string', required: true },
          localID: { type: 'string', required: true },
          /** The `modified` of the deletion, where the source deleted the record itself. */
          removed: { type: 'string' },
        },
        indexes: {
          // The record's id here.
          byExternalID: {
            pk: {
              field: 'pk',
              composite: ['source', 'kind', 'externalID'],
              template: 'ext#${source}#${kind}#${externalID}',
              casing: 'none',
            },
            sk: { field: 'sk', composite: [], template: 'ref' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** A record whose team has not come yet. `data`: as its source sent it, in JSON, which can hold text that the table cannot. */
export type WaitingRecord = { kind: FeedKind; externalID: string; modified: string; data: string }

/** What waits for one team of a source. */
export const syncWaiting = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'sync-waiting', version: '1' },
        attributes: {
          source: { type: 'string', required: true },
          teamExternalID: { type: 'string', required: true },
          version: { type: 'number', required: true },
          records: { type: CustomAttributeType<WaitingRecord[]>('any'), required: true },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          // What waits for the team.
          byTeam: {
            pk: {
              field: 'pk',
              composite: ['source', 'teamExternalID'],
              template: 'wait#${source}#${teamExternalID}',
              casing: 'none',
            },
            sk: { field: 'sk', composite: [], template: 'list' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/**
 * Stands where the team of an outside record would, when that record belongs to another team: it has the key of a team, so that one
 * outside record never becomes two.
 */
export const teamAliases = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'team-alias', version: '1' },
        attributes: {
          /** The id that the record's own team would have. */
          aliasID: { type: 'string', required: true },
          teamID: { type: 'string', required: true },
        },
        indexes: {
          byAlias: {
            pk: { field: 'pk', composite: ['aliasID'], template: 'team#${aliasID}' },
            sk: { field: 'sk', composite: [], template: 'meta' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** The source under which deleted teams are remembered: no feed has such a name. */
export const DELETED = '#deleted'

const deletedTeam = (teamID: string) => ({ source: DELETED, kind: 'teams', externalID: teamID }) as const

/**
 * The writes that remember that a person deleted the team, for the transaction that does: under its id, and under the one that follows from
 * its name, for records that the source may list later. None where it did not come from outside. Of a team that was merged into another
 * they name that one, where its records go on.
 */
export function rememberDeletedTeam({ teamID, origin, name, locationCity, state }: TeamItem, intoID?: string) {
  if (!origin && !intoID) return []
  const key = teamKey(name, locationCity ?? '', state ?? '')
  const ids = new Set([teamID, ...(key ? [localID('team', key)] : [])])
  return [...ids].map((id) => [syncReferences().put({ ...deletedTeam(id), localID: intoID ?? teamID })] as const)
}

/** The write that remembers which team has the records of one that is there no more. */
export const rememberMovedTeam = (teamID: string, intoID: string) =>
  syncReferences().put({ ...deletedTeam(teamID), localID: intoID })

/** The same for what has an id that follows from the source's; `localID` is that of the record, or of the one it was merged into. */
export function rememberDeleted(kind: 'events' | 'players', localID: string, origin: SyncOrigin | undefined) {
  return Object.keys(origin?.externals ?? {}).map((key) => {
    const [source = '', ...externalID] = key.split('/')
    return [syncReferences().put({ source, kind, externalID: externalID.join('/'), localID })] as const
  })
}
