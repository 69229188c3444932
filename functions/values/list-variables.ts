import { findVariables, type ListFilters, ONLY } from './list-filters.ts'
import { SEASON_LIMITS } from './season-cost.ts'

/** The highest cost of a season in dollars, from a URL parameter. */
export const seasonLimit = (text: string | undefined) => SEASON_LIMITS.find((limit) => String(limit) === text) ?? null

const OPPORTUNITY_TYPES = ['TRYOUT', 'GUEST_NEED'] as const

export const opportunityVariables = (values: ListFilters) => ({
  ...findVariables(values),
  location: values.location ?? '',
  position: values.position ?? '',
  type: OPPORTUNITY_TYPES.find((type) => type === values.type) ?? null,
  age: /^\d{1,2}$/.test(values.age ?? '') ? Number(values.age) : null,
  fitsPlayer: values.fits || null,
  openOnly: values.open === ONLY,
  seasonUpTo: seasonLimit(values.seasonUpTo),
})

export const eventVariables = (values: ListFilters) => ({
  ...findVariables(values),
  city: values.city ?? '',
  eventType: values.eventType ?? '',
})

export function teamVariables(values: ListFilters) {
  const { from: _, to: __, ...variables } = findVariables(values)
  return { ...variables, city: values.city ?? '', seasonUpTo: seasonLimit(values.seasonUpTo) }
}
