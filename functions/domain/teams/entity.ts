import { CustomAttributeType, Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'
import type { Hidden } from '../records/hidden.ts'
import type { TeamManagers } from './managers.ts'
import type { Provisional } from './provisional.ts'

export type TeamItem = EntityItem<ReturnType<typeof teams>>

/** Divisions live inside their team: one read, one write, one version. `externalID` is the feed's; so are further ones. */
export type TeamDivision = {
  id: string
  division: string
  ageGroup: string
  externalID?: string
  alsoListedAs?: string[]
  /** What the source lists, where a person corrected it. */
  corrected?: DivisionName
  /** What the source has come to list instead. */
  suggested?: DivisionName
}
export type DivisionName = { division: string; ageGroup: string }
export type DivisionOfTeam = TeamDivision & { teamID: string }

/** What the feed knows of a record it made or fills. */
export type SyncOrigin = {
  source: string
  /** The record's ids there, by the newest `modified` seen of each. */
  externals: Record<string, string>
  /** Those of its records that were a duplicate's before a merge: they say neither its name nor its place. */
  ofDuplicates?: string[]
  /** The source lists it once for each age and class: further records of its name and place belong to it. */
  isListing?: boolean
  /** The roster entry that the source made of a player. */
  rosterEntry?: string
  /** The team that the source names and that is not here yet, by its id there. */
  awaitedTeam?: string
  /** Fields that a person corrected, with the source's value that was wrong; null where it had none. */
  corrected?: Record<string, unknown>
  /** What the source says since of fields that are not its to change: the owner may take it over. */
  suggested?: Record<string, unknown>
}

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
          colors: { type: 'list', items: { type: 'string' } },
          crest: { type: 'string' },
          logoKey: { type: 'string' },
          websiteURL: { type: 'string' },
          socialURLs: { type: CustomAttributeType<string[]>('any') },
          seasonYear: { type: 'number' },
          latitude: { type: 'number' },
          longitude: { type: 'number' },
          divisions: { type: CustomAttributeType<TeamDivision[]>('any'), required: true },
          claimedBy: { type: 'string' },
          claimedAt: { type: 'string' },
          /** An admin took it down: only its owner and admins see it. */
          hidden: { type: CustomAttributeType<Hidden>('any') },
          provisional: { type: CustomAttributeType<Provisional>('any') },
          managers: { type: CustomAttributeType<TeamManagers>('any') },
          createdBy: { type: 'string' },
          /** Who owned it is gone: nobody claims it without an admin. */
          isReleased: { type: 'boolean' },
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
