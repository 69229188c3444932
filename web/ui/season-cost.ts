import * as seasonCostTexts from '#messages/season-cost'
import type { SeasonCost, SeasonInclusion } from '../../functions/values/season-cost.ts'

export const inclusionNames: Record<SeasonInclusion, string> = {
  UNIFORM: seasonCostTexts.uniform,
  TOURNAMENT_ENTRIES: seasonCostTexts.tournamentEntries,
  INSURANCE: seasonCostTexts.insurance,
  INDOOR_PRACTICE: seasonCostTexts.indoorPractice,
}

/** 'About $1,500, uniform not included', 'Free, uniform included'. */
export function seasonText({ cents, includes }: { cents: number; includes: readonly SeasonInclusion[] }) {
  const hasUniform = includes.includes('UNIFORM')
  if (cents === 0) return hasUniform ? seasonCostTexts.freeUniformIncluded : seasonCostTexts.freeUniformNotIncluded
  const dollars = Math.round(cents / 100)
  return hasUniform ? seasonCostTexts.amountUniformIncluded(dollars) : seasonCostTexts.amountUniformNotIncluded(dollars)
}

export type ShownSeasonCost = Pick<SeasonCost, 'cents' | 'hasPaymentPlan' | 'hasFinancialAid' | 'asOf'> & {
  includes: readonly SeasonInclusion[]
  tournaments: number | null
  overnightTrips: number | null
  practicesPerWeek: number | null
}
