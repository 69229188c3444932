import type { ClaimRequestItem } from './entity.ts'

export type Subject = Pick<ClaimRequestItem, 'resourceType' | 'resourceID' | 'userID'>

/** A unique key that exists while the request is pending: a user can have one pending request per record. */
export const pendingKey = ({ resourceType, resourceID, userID }: Subject) =>
  ({ scope: 'claim', value: `${resourceType}#${resourceID}#${userID}` }) as const
