import { CustomAttributeType, type EntityItem } from 'electrodb'
import type { PhotoReview } from '../../services/media/photo-review.ts'
import { entity, optional, required } from '../../store/entity.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import type { Hidden } from '../../store/records/hidden.ts'
import type { SeasonCost } from '../../values/season-cost.ts'
import type { TeamWaiver } from '../waivers/waiver.ts'

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
/** With the version of the team, which contains it. */
export type DivisionOfTeam = TeamDivision & { teamID: string; version: number }

/** The managers that an owner appointed. Appointments end with the ownership, which started at `since`. */
export type TeamManagers = { grantedBy: string; since: string; userIDs: string[] }

/** The fields that a claim can change, with their values before the claim. A rejected claim restores them. */
type Before = Pick<TeamItem, 'name' | 'divisions' | 'latitude' | 'longitude' | 'seasonCost' | 'waiver'> &
  Partial<Pick<TeamItem, 'locationCity' | 'state' | 'description' | 'sport' | 'websiteURL' | 'socialURLs'>> &
  Partial<Pick<TeamItem, 'colors' | 'crest' | 'logoKey'>>

/**
 * The ownership of an imported team is provisional until an admin approves the claim or the objection period ends. Without `until`, only an
 * admin ends it: no contact of the team could be emailed.
 */
export type Provisional = { since: string; until?: string; objectedAt?: string; before: Before }

// The team. Its contacts, roster, and references are in the same partition.
export const teams = entity('team', { byID: ['team#${teamID}', 'meta'] }, () => ({
  ...required('string', 'name', 'createdAt', 'updatedAt'),
  version: { type: 'number', required: true },
  ...optional('string', 'locationCity', 'state', 'description', 'sport', 'crest', 'logoKey', 'websiteURL'),
  /** The age rule of the body that the team plays in. Absent if the team does not say. */
  ageRuleID: { type: 'string' },
  ...optional('string', 'claimedBy', 'claimedAt', 'createdBy'),
  ...optional('number', 'seasonYear', 'latitude', 'longitude'),
  colors: { type: 'list', items: { type: 'string' } },
  socialURLs: { type: CustomAttributeType<string[]>('any') },
  seasonCost: { type: CustomAttributeType<SeasonCost>('any') },
  /** When the owner was last asked whether the cost is still right. */
  seasonCostAskedAt: { type: 'string' },
  waiver: { type: CustomAttributeType<TeamWaiver>('any') },
  divisions: { type: CustomAttributeType<TeamDivision[]>('any'), required: true },
  /** Taken down by an admin. Only its owner and admins see it. */
  hidden: { type: CustomAttributeType<Hidden>('any') },
  provisional: { type: CustomAttributeType<Provisional>('any') },
  managers: { type: CustomAttributeType<TeamManagers>('any') },
  /** The former owner's account is gone. Claims need an admin's review. */
  isReleased: { type: 'boolean' },
  /** See `unverifiedMark`. */
  unverifiedBy: { type: 'string' },
  /** Absent once an admin or the provider has approved the logo. */
  photoReview: { type: CustomAttributeType<PhotoReview>('any') },
  origin: { type: CustomAttributeType<SyncOrigin>('any') },
}))
