import type { OpportunityType } from '../../api/generated.ts'

export const opportunityTypeLabels: Record<OpportunityType, string> = {
  TRYOUT: 'Tryout',
  GUEST_NEED: 'Guest Player Needed',
}

export const isOpportunityType = (text: string): text is OpportunityType => Object.hasOwn(opportunityTypeLabels, text)
