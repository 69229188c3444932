import { coordinatesOf, FARTHEST, sportValue } from '../../../functions/values/list-filters.ts'
import { queryOf } from '../../api/options.ts'
import type { FindValues } from '../../paths.ts'
import { FindDocument, FindInStateDocument, type FindInStateQuery, type FindQuery } from './find.generated.ts'
import { stateOf } from './find-values.ts'
import { LAST_STEP } from './widening.ts'

export const findQuery = (values: FindValues) => {
  const near = coordinatesOf(values.near)
  const variables = {
    sport: sportValue(values.sport),
    ageGroup: values.ageGroup,
    position: values.position,
    near: near && { ...near, within: LAST_STEP },
    sort: near && ('NEAREST' as const),
    state: near ? '' : values.state,
    inState: stateOf(values),
  }
  return queryOf(FindDocument, variables, (found) => ({ ...found }))
}

/** What fits in the state of the place, nearest first, of one kind. */
export const findInStateQuery = (values: FindValues, kind: 'OPPORTUNITIES' | 'TEAMS' | 'EVENTS') => {
  const near = coordinatesOf(values.near)
  const variables = {
    sport: sportValue(values.sport),
    ageGroup: values.ageGroup,
    position: values.position,
    near: { ...near!, within: FARTHEST },
    state: stateOf(values),
    opportunities: kind === 'OPPORTUNITIES',
    teams: kind === 'TEAMS',
    events: kind === 'EVENTS',
  }
  return queryOf(FindInStateDocument, variables, (found) => ({ ...found }))
}

export type Found = FindQuery
export type FoundInState = FindInStateQuery
