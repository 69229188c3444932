import * as m from '../../../functions/values/messages/generated.ts'
import type { OpportunityType } from '../../api/generated.ts'

export const opportunityTypeLabels: Record<OpportunityType, string> = {
  TRYOUT: m.tryout(),
  GUEST_NEED: m.guest_player_needed(),
}

export const isOpportunityType = (text: string): text is OpportunityType => Object.hasOwn(opportunityTypeLabels, text)
