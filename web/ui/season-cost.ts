import * as m from '../../functions/values/messages/generated.ts'
import type { SeasonCost, SeasonInclusion } from '../../functions/values/season-cost.ts'

export const inclusionNames: Record<SeasonInclusion, string> = {
  UNIFORM: m.uniform(),
  TOURNAMENT_ENTRIES: m.tournament_entries(),
  INSURANCE: m.insurance(),
  INDOOR_PRACTICE: m.indoor_practice(),
}

/** 'About $1,500, uniform not included', 'Free, uniform included', 'Not given'. */
export function seasonText(cost: { cents: number; includes: readonly SeasonInclusion[] } | null | undefined) {
  if (!cost) return m.not_given()
  const { cents, includes } = cost
  const hasUniform = includes.includes('UNIFORM')
  if (cents === 0) return hasUniform ? m.free_uniform_included() : m.free_uniform_not_included()
  const dollars = Math.round(cents / 100)
  return hasUniform ? m.about_amount_uniform_included({ dollars }) : m.about_amount_uniform_not_included({ dollars })
}

export type ShownSeasonCost = Pick<SeasonCost, 'cents' | 'hasPaymentPlan' | 'hasFinancialAid' | 'asOf'> & {
  includes: readonly SeasonInclusion[]
  tournaments: number | null
  overnightTrips: number | null
  practicesPerWeek: number | null
}
