import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity, optional, required } from '../../store/entity.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import type { GuardianConsent } from '../guardian-consent/consent.ts'
import type { Ownership } from './ownership.ts'

export type ClaimRequestItem = EntityItem<ReturnType<typeof claimRequests>>

export const CLAIM_STATUSES = ['pending', 'approved', 'rejected'] as const
/**
 * `handedOver`: the user gave the record to another, whose claim is reviewed instead. The user's next claim needs a review.
 * `anotherApproved`: an admin gave the record to another.
 */
const CLOSED_BECAUSE = ['deleted', 'merged', 'handedOver', 'anotherApproved'] as const
const CLAIM_RESOURCES = ['team', 'player'] as const

type HeldBefore = { userIDs: string[]; since: string }
type OwnershipBefore = Partial<Ownership>

export const claimRequests = entity('claim-request', { byID: ['claim#${claimID}', 'meta'] }, () => ({
  ...required('string', 'resourceID', 'userID', 'createdAt', 'updatedAt'),
  version: { type: 'number', required: true },
  ...optional('string', 'message', 'decidedAt'),
  resourceType: { type: CLAIM_RESOURCES, required: true },
  status: { type: CLAIM_STATUSES, required: true },
  /** Why the request was closed without a review. See `noteOf`. */
  closedBecause: { type: CLOSED_BECAUSE },
  /** The admin's message to the user about the rejection. */
  rejectionReason: { type: 'string' },
  /** The admin's message to the former owner about the approval. */
  reasonForOwner: { type: 'string' },
  /** The claim took effect immediately. */
  isInstant: { type: 'boolean', required: true },
  /** Users who held the record under the same unreviewed claim and handed it over, and since when. */
  heldBefore: { type: CustomAttributeType<HeldBefore>('any') },
  /** The record's owner when the request was made. Approval requires that the owner is unchanged. */
  ownerThen: { type: 'string' },
  /** The admin who approved or rejected the request. Absent, like the fields below, if it was closed without a review. */
  decidedBy: { type: 'string' },
  /** The ownership that the decision changed. */
  ownershipBefore: { type: CustomAttributeType<OwnershipBefore>('any') },
  /** The owner's pending claim, which was rejected with the approval of this one. */
  ownersClaimID: { type: 'string' },
  /** Copied to the player on approval. */
  guardianConsent: { type: CustomAttributeType<GuardianConsent>('any') },
}))

/** The queue of a status. A status change moves the request's row in the same transaction. */
// The requests of a status, oldest first.
export const claimQueue = entity('claim-queue-row', { byStatus: ['claims#${status}', '${claimID}'] }, () => ({
  status: { type: CLAIM_STATUSES, required: true },
}))

/** A reference from a record to a pending request for it. */
// The pending requests for a team or a player.
export const recordClaims = entity(
  'record-claim',
  { byRecord: ['${resourceType}#${resourceID}', 'claim#${claimID}'] },
  () => ({ resourceType: { type: CLAIM_RESOURCES, required: true } }),
)

export type Subject = Pick<ClaimRequestItem, 'resourceType' | 'resourceID' | 'userID'>

/** A unique key that exists while the request is pending: a user can have one pending request per record. */
export const pendingKey = ({ resourceType, resourceID, userID }: Subject) =>
  ({ scope: 'claim', value: `${resourceType}#${resourceID}#${userID}` }) as const

type Closed = Pick<ClaimRequestItem, 'resourceType' | 'closedBecause'>

/** Why the request was closed without a review, as a sentence. Null if it was not. */
export function noteOf({ resourceType: kind, closedBecause }: Closed, locale: Locale): string | null {
  switch (closedBecause) {
    case 'deleted':
      return requestTexts.closedBecauseDeleted(kind)(locale)
    case 'merged':
      return requestTexts.closedBecauseMerged(kind)(locale)
    case 'handedOver':
      return requestTexts.claimClosedHandedOver(kind)(locale)
    case 'anotherApproved':
      return requestTexts.anotherClaimApproved(locale)
    default:
      return null
  }
}

/** Whether an admin decided against the request, and it was not just closed. */
export const isRejectedByAdmin = ({ status, closedBecause }: Pick<ClaimRequestItem, 'status' | 'closedBecause'>) =>
  status === 'rejected' && (!closedBecause || closedBecause === 'anotherApproved')
