import type { SeasonCost, SeasonInclusion } from '../../functions/values/season-cost.ts'

export const inclusionNames: Record<SeasonInclusion, string> = {
  UNIFORM: 'Uniform',
  TOURNAMENT_ENTRIES: 'Tournament entries',
  INSURANCE: 'Insurance',
  INDOOR_PRACTICE: 'Indoor practice',
}

/** 'About $1,500, uniform not included', 'Free, uniform included', 'Not given'. */
export function seasonText(cost: { cents: number; includes: readonly SeasonInclusion[] } | null | undefined) {
  if (!cost) return 'Not given'
  const { cents, includes } = cost
  const price = cents === 0 ? 'Free' : `About $${Math.round(cents / 100).toLocaleString('en-US')}`
  return `${price}, uniform ${includes.includes('UNIFORM') ? '' : 'not '}included`
}

export type ShownSeasonCost = Pick<SeasonCost, 'cents' | 'hasPaymentPlan' | 'hasFinancialAid' | 'asOf'> & {
  includes: readonly SeasonInclusion[]
  tournaments: number | null
  overnightTrips: number | null
  practicesPerWeek: number | null
}
