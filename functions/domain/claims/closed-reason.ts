import * as m from '../../values/messages/generated.ts'
import type { Locale } from '../../values/messages/locale.ts'
import type { ClaimRequestItem } from './entity.ts'

type Closed = Pick<ClaimRequestItem, 'resourceType' | 'closedBecause'>

/** Why the request was closed without a review, as a sentence. Null if it was not. */
export function noteOf({ resourceType: kind, closedBecause }: Closed, locale: Locale): string | null {
  switch (closedBecause) {
    case 'deleted':
      return m.closed_because_deleted({ kind }, { locale })
    case 'merged':
      return m.closed_because_merged({ kind }, { locale })
    case 'handedOver':
      return m.closed_because_handed_over({ kind }, { locale })
    default:
      return null
  }
}

/** Whether an admin rejected the request, and it was not just closed. */
export const isRejectedByAdmin = ({ status, closedBecause }: Pick<ClaimRequestItem, 'status' | 'closedBecause'>) =>
  status === 'rejected' && !closedBecause
