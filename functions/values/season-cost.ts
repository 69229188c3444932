/** What the dues of a season can include. */
export const SEASON_INCLUSIONS = ['UNIFORM', 'TOURNAMENT_ENTRIES', 'INSURANCE', 'INDOOR_PRACTICE'] as const
export type SeasonInclusion = (typeof SEASON_INCLUSIONS)[number]

/** What a team says about a season: what a family pays, and what it gets. What is absent is not known. */
export type SeasonCost = {
  cents?: number
  includes: SeasonInclusion[]
  tournaments?: number
  overnightTrips?: number
  practicesPerWeek?: number
  practicePlace?: string
  rosterSize?: number
  hasPaymentPlan: boolean
  hasFinancialAid: boolean
  /** The day on which the team said so: YYYY-MM-DD. */
  asOf: string
}

/** The choices of the filter, in dollars. */
export const SEASON_LIMITS = [500, 1000, 1500, 2000, 3000, 5000] as const

/** The limits that the season's dues do not exceed. Undefined if the team does not say what a season costs. */
export function seasonLimitsOf(cost: Pick<SeasonCost, 'cents'> | undefined): string[] | undefined {
  const { cents } = cost ?? {}
  if (cents === undefined) return undefined
  const limits = SEASON_LIMITS.filter((dollars) => cents <= dollars * 100)
  return limits.length > 0 ? limits.map(String) : ['more']
}
