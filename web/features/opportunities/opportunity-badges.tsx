import * as m from '../../../functions/values/messages/generated.ts'
import type { OpportunityCardFragment } from '../../api/generated.ts'
import { Badge } from '../../ui/badge.tsx'
import { opportunityTypeLabels } from './opportunity-types.ts'

const statuses = {
  OPEN: null,
  FULL: <Badge tone="warn">{m.opportunity_full()}</Badge>,
  CLOSED: <Badge>{m.opportunity_closed()}</Badge>,
  CANCELLED: <Badge tone="danger">{m.opportunity_canceled()}</Badge>,
}

const visibilities = {
  PUBLIC: null,
  PRIVATE: <Badge>{m.private_team_only()}</Badge>,
  INVITE_ONLY: <Badge>{m.invite_only()}</Badge>,
  HIDDEN: <Badge>{m.opportunity_hidden()}</Badge>,
}

type OpportunityBadgesProps = {
  opportunity: Pick<OpportunityCardFragment, 'type' | 'status' | 'visibility'>
  /** A shorter label if there is little room, for example 'Guest Needed'. */
  guestLabel?: string
}

/** A tryout has a diamond, a guest need a ring, so that word, shape, and color all show the type. */
export function OpportunityBadges({
  opportunity: { type, status, visibility },
  guestLabel = opportunityTypeLabels.GUEST_NEED,
}: OpportunityBadgesProps) {
  return (
    <div className="flex shrink-0 flex-wrap gap-2">
      {type === 'TRYOUT' ? (
        <Badge tone="clay">{opportunityTypeLabels.TRYOUT}</Badge>
      ) : (
        <Badge tone="sky" shape="ring">
          {guestLabel}
        </Badge>
      )}
      {statuses[status]}
      {visibilities[visibility]}
    </div>
  )
}
