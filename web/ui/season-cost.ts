import * as seasonCostTexts from '#messages/season-cost'
import type { SeasonCost, SeasonInclusion } from '../../functions/values/season-cost.ts'

export const inclusionNames: Record<SeasonInclusion, string> = {
  UNIFORM: seasonCostTexts.uniform,
  TOURNAMENT_ENTRIES: seasonCostTexts.tournamentEntries,
  INSURANCE: seasonCostTexts.insurance,
  INDOOR_PRACTICE: seasonCostTexts.indoorPractice,
}

/** 'About $1,500, uniform not included', 'Free, uniform included'. Null without dues. */
export function seasonText({ cents, includes }: Pick<ShownSeason, 'cents' | 'includes'>) {
  if (cents === null) return null
  const hasUniform = includes.includes('UNIFORM')
  if (cents === 0) return hasUniform ? seasonCostTexts.freeUniformIncluded : seasonCostTexts.freeUniformNotIncluded
  const dollars = Math.round(cents / 100)
  return hasUniform ? seasonCostTexts.amountUniformIncluded(dollars) : seasonCostTexts.amountUniformNotIncluded(dollars)
}

export type ShownSeason = Pick<SeasonCost, 'hasPaymentPlan' | 'hasFinancialAid' | 'asOf'> & {
  cents: number | null
  includes: readonly SeasonInclusion[]
  tournaments: number | null
  overnightTrips: number | null
  practicesPerWeek: number | null
  practicePlace: string | null
  rosterSize: number | null
}

/** What else a team says about a season, without what it leaves out. */
export const seasonFacts = (cost: Omit<ShownSeason, 'asOf'>) =>
  [
    ...cost.includes
      .filter((it) => it !== 'UNIFORM' || cost.cents === null)
      .map((it) => seasonCostTexts.itemIncluded(inclusionNames[it])),
    cost.practicesPerWeek !== null && seasonCostTexts.practicesAWeek(cost.practicesPerWeek),
    cost.practicePlace !== null && seasonCostTexts.practicesAt(cost.practicePlace),
    cost.tournaments !== null && seasonCostTexts.countTournaments(cost.tournaments),
    cost.overnightTrips !== null && seasonCostTexts.countOvernightTrips(cost.overnightTrips),
    cost.rosterSize !== null && seasonCostTexts.rosterOf(cost.rosterSize),
    cost.hasPaymentPlan && seasonCostTexts.paymentPlan,
    cost.hasFinancialAid && seasonCostTexts.financialAid,
  ].filter((it) => it !== false)
