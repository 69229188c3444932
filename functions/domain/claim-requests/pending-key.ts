import type { ClaimRequestItem } from './entity.ts'

export type Subject = Pick<ClaimRequestItem, 'resourceType' | 'resourceID' | 'userID'>

/** Held while the request is pending, so that a user has one pending request for a record. */
export const pendingKey = ({ resourceType, resourceID, userID }: Subject) =>
  ({ scope: 'claim', value: `${resourceType}#${resourceID}#${userID}` }) as const
