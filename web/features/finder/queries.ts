import { cityInState, coordinatesOf, sportValue } from '../../../functions/values/list-filters.ts'
import { queryOf } from '../../api/options.ts'
import { isAwaitingPlace } from '../../finding/near.ts'
import type { FindValues } from '../../paths.ts'
import { FindDocument, type FindQuery } from './finder.generated.ts'
import { LAST_STEP } from './widening.ts'

/** The state of the chosen place. Empty if it is not known. */
export const stateOf = ({ state, place }: FindValues) =>
  state || (cityInState(place.replace(/^.*\(|\)$/g, ''))?.state ?? '')

export const findQuery = (values: FindValues) => {
  const near = coordinatesOf(values.near)
  const variables = {
    sport: sportValue(values.sport),
    ageGroup: values.ageGroup,
    near: near && { ...near, within: LAST_STEP },
    sort: near && ('NEAREST' as const),
    state: near ? '' : values.state,
    inState: stateOf(values),
  }
  return { ...queryOf(FindDocument, variables, (found) => ({ ...found })), enabled: !isAwaitingPlace(values.near) }
}

export type Found = FindQuery
