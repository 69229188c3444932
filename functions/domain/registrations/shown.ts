import { Refusal } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'

const CHANGED = m.the_organizer_changed_this_opportunity

/** Refuses a family's acceptance of an opportunity that the organizer edited after the family saw it. Counts do not change `updatedAt`. */
export function checkShown(updatedAt: string | null | undefined, opportunity: OpportunityItem) {
  if (updatedAt && updatedAt !== opportunity.updatedAt)
    throw new Refusal('CONFLICT', CHANGED, { fields: { opportunityUpdatedAt: [CHANGED] } })
}
