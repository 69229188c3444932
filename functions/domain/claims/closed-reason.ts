import type { ClaimRequestItem } from './entity.ts'

type Closed = Pick<ClaimRequestItem, 'resourceType' | 'closedBecause'>

/** Why the request was closed without a review, as a sentence. Null if it was not. */
export function noteOf({ resourceType, closedBecause }: Closed): string | null {
  switch (closedBecause) {
    case 'deleted':
      return `Closed: the ${resourceType} was deleted.`
    case 'merged':
      return `Closed: the ${resourceType} was merged with another.`
    case 'handedOver':
      return resourceType === 'team' ? 'The team was transferred.' : "The player's family accepted the invitation."
    default:
      return null
  }
}

/** Whether an admin rejected the request, and it was not just closed. */
export const isRejectedByAdmin = ({ status, closedBecause }: Pick<ClaimRequestItem, 'status' | 'closedBecause'>) =>
  status === 'rejected' && !closedBecause
