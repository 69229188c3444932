import { POSITION_NAMES } from '../../../functions/domain/positions/validation.ts'
import { STATE_CODES } from '../../../functions/services/places/validation.ts'
import { AGE_GROUPS } from '../../../functions/values/age-groups.ts'
import { cityInState, coordinatesOf, sportValue } from '../../../functions/values/list-filters.ts'
import { FIND_FILTERS, type FindValues } from '../../paths.ts'
import { filtersOf } from '../../ui/use-url-filters.ts'

/** What the URL's query asks for. Leaves out what it cannot mean. */
export function findValuesOf(search: string): FindValues {
  const { values } = filtersOf(new URLSearchParams(search), FIND_FILTERS)
  const { ageGroup, sport, position, near, place, state } = values
  const isPlaced = coordinatesOf(near) !== null
  return {
    ageGroup: AGE_GROUPS.includes(ageGroup) ? ageGroup : '',
    sport: sportValue(sport) ?? '',
    position: POSITION_NAMES.includes(position) ? position : '',
    near: isPlaced ? near : '',
    place: isPlaced ? place : '',
    state: STATE_CODES.some((code) => code === state) ? state : '',
  }
}

/** The state of the chosen place. Empty if it is not known. */
export const stateOf = ({ state, place }: FindValues) =>
  state || (cityInState(place.replace(/^.*\(|\)$/g, ''))?.state ?? '')
