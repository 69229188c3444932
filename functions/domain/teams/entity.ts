import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import type { Hidden } from '../../store/records/hidden.ts'
import type { TeamManagers } from './managers.ts'
import type { Provisional } from './provisional.ts'

export type TeamItem = EntityItem<ReturnType<typeof teams>>

/** Divisions are stored in the team item: one read, one write, one version. `externalID` and `alsoListedAs` are the feed's IDs. */
export type TeamDivision = {
  id: string
  division: string
  ageGroup: string
  externalID?: string
  alsoListedAs?: string[]
  /** The source's name, if a person corrected it. */
  corrected?: DivisionName
  /** The source's new name for a corrected division. */
  suggested?: DivisionName
}
export type DivisionName = { division: string; ageGroup: string }
export type DivisionOfTeam = TeamDivision & { teamID: string }

export const teams = entity(() => ({
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
    /** Taken down by an admin. Only its owner and admins see it. */
    hidden: { type: CustomAttributeType<Hidden>('any') },
    provisional: { type: CustomAttributeType<Provisional>('any') },
    managers: { type: CustomAttributeType<TeamManagers>('any') },
    createdBy: { type: 'string' },
    /** The former owner's account is gone. Claims need an admin's review. */
    isReleased: { type: 'boolean' },
    origin: { type: CustomAttributeType<SyncOrigin>('any') },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    // The team. Its contacts, roster, and references are in the same partition.
    byID: {
      pk: { field: 'pk', composite: ['teamID'], template: 'team#${teamID}' },
      sk: { field: 'sk', composite: [], template: 'meta' },
    },
  },
}))
