import { seasonLimit } from '../../functions/values/list-variables.ts'
import { SEASON_LIMITS } from '../../functions/values/season-cost.ts'
import { FilterSelect, type FilterSelectProps } from './filter-selects.tsx'

const labelOf = (limit: number) => `Up to $${limit.toLocaleString('en-US')} a season`
const options = SEASON_LIMITS.map((limit) => ({ value: String(limit), label: labelOf(limit) }))

export const SeasonFilter = (props: FilterSelectProps) => (
  <FilterSelect {...props} label="Cost of a season" placeholder="Any cost of a season" options={options} />
)

export function setSeasonFilter(text: string) {
  const limit = seasonLimit(text)
  return limit !== null && { filter: 'seasonUpTo', label: labelOf(limit), clear: { seasonUpTo: '' } }
}
