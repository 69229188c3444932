import { seasonLimit } from '../../functions/values/list-variables.ts'
import * as m from '../../functions/values/messages/generated.ts'
import { SEASON_LIMITS } from '../../functions/values/season-cost.ts'
import { FilterSelect, type FilterSelectProps } from './filter-selects.tsx'

const labelOf = (dollars: number) => m.up_to_amount_a_season_filter({ dollars })
const options = SEASON_LIMITS.map((limit) => ({ value: String(limit), label: labelOf(limit) }))

export const SeasonFilter = (props: FilterSelectProps) => (
  <FilterSelect {...props} label={m.cost_of_a_season()} placeholder={m.any_cost_of_a_season()} options={options} />
)

export function setSeasonFilter(text: string) {
  const limit = seasonLimit(text)
  return limit !== null && { filter: 'seasonUpTo', label: labelOf(limit), clear: { seasonUpTo: '' } }
}
