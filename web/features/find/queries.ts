import { coordinatesOf, sportValue } from '../../../functions/values/list-filters.ts'
import { queryOf } from '../../api/options.ts'
import type { FindValues } from '../../paths.ts'
import { FindDocument, type FindQuery } from './find.generated.ts'
import { stateOf } from './find-values.ts'
import { LAST_STEP } from './widening.ts'

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
  return queryOf(FindDocument, variables, (found) => ({ ...found }))
}

export type Found = FindQuery
