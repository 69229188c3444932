import { CustomAttributeType, Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

export type TeamItem = EntityItem<ReturnType<typeof teams>>

/** Divisions live inside their team: one read, one write, one version. `externalID` is the feed's. */
export type TeamDivision = { id: string; division: string; ageGroup: string; externalID?: string }
export type DivisionOfTeam = TeamDivision & { teamID: string }

/** What the feed knows of a record it made or fills: its ids there by the newest `modified` seen of each. */
export type SyncOrigin = { source: string; externals: Record<string, string> }

export const teams = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'team', version: '1' },
        attributes: {
          teamID: { type: 'string', required: true },
          version: { type: 'number', required: true },
          name: { type: 'string', required: true },
          locationCity: { type: 'string' },
          state: { type: 'string' },
          description: { type: 'string' },
          sport: { type: 'string' },
          websiteURL: { type: 'string' },
          seasonYear: { type: 'number' },
          latitude: { type: 'number' },
          longitude: { type: 'number' },
          divisions: { type: CustomAttributeType<TeamDivision[]>('any'), required: true },
          claimedBy: { type: 'string' },
          claimedAt: { type: 'string' },
          createdBy: { type: 'string' },
          origin: { type: CustomAttributeType<SyncOrigin>('any') },
          createdAt: { type: 'string', required: true },
          updatedAt: { type: 'string', required: true },
        },
        indexes: {
          // The team itself; its contacts, roster and references share its partition.
          byID: {
            pk: { field: 'pk', composite: ['teamID'], template: 'team#${teamID}' },
            sk: { field: 'sk', composite: [], template: 'meta' },
          },
        },
      },
      { client, table: tableName() },
    ),
)
