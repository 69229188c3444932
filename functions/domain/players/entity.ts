import { CustomAttributeType, type EntityItem } from 'electrodb'
import type { PhotoReview } from '../../services/media/photo-review.ts'
import { entity, optional, required } from '../../store/entity.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import type { Hidden } from '../../store/records/hidden.ts'
import { BIRTH_WINDOWS } from '../../values/age.ts'
import { VISIBILITIES } from '../../values/player-visibility.ts'
import type { GuardianConsent } from '../guardian-consent/consent.ts'

export type PlayerItem = EntityItem<ReturnType<typeof players>>

/** Set when the family turned guest play on. It ends at `until`, or when the user who turned it on no longer has the player claimed. */
export type GuestPlay = {
  by: string
  until: string
  /** Also for tryouts. */
  tryouts?: boolean
}

// The player. Its rosters and registrations are in the same partition.
export const players = entity('player', { byID: ['player#${playerID}', 'meta'] }, () => ({
  ...required('string', 'name', 'createdAt', 'updatedAt'),
  version: { type: 'number', required: true },
  ...optional('string', 'batsThrows', 'locationCity', 'state', 'photoKey', 'claimedBy', 'claimedAt'),
  /** Up to three, the main one first. Absent if none is known. */
  positions: { type: 'list', items: { type: 'string' } },
  createdBy: { type: 'string' },
  ...optional('number', 'birthYear', 'longitude'),
  /** Entered by a person. Absent if the birth year is known. */
  age: { type: 'number' },
  birthWindow: { type: BIRTH_WINDOWS },
  /** The position of the city, not of a home. */
  latitude: { type: 'number' },
  /** The team whose roster import created it. Those who manage the team act for the player until its family claims it. */
  custodianTeamID: { type: 'string' },
  /** The family's choice. TEAM_ONLY for a player of a roster import until the family chooses. Absent means LISTED. */
  visibility: { type: VISIBILITIES },
  guestPlay: { type: CustomAttributeType<GuestPlay>('any') },
  guardianConsent: { type: CustomAttributeType<GuardianConsent>('any') },
  /** Taken down by an admin. Only its owner and admins see it. */
  hidden: { type: CustomAttributeType<Hidden>('any') },
  /** The owner's account is gone. Claims need an admin's review. */
  isReleased: { type: 'boolean' },
  /** When the owner was notified that the unused profile will be deleted. */
  retentionNoticedAt: { type: 'string' },
  /** See `unverifiedMark`. */
  unverifiedBy: { type: 'string' },
  /** Absent once an admin or the provider has approved the photo. */
  photoReview: { type: CustomAttributeType<PhotoReview>('any') },
  origin: { type: CustomAttributeType<SyncOrigin>('any') },
}))

/** A reference to a player whose family turned guest play on. The player item says whether it is still on. */
// The players of a state.
export const guestPlayers = entity('guest-player', { byState: ['guests#${state}', '${playerID}'] })
