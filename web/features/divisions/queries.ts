import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  AddDivisionDocument,
  DivisionsToManageDocument,
  type DivisionsToManageQuery,
  UpdateDivisionDocument,
} from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'

export type ManagedDivision = NonNullable<DivisionsToManageQuery['team']>['divisions'][number]
export type DivisionInput = { division: string; ageGroup: string }

export const divisionsQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['divisions', 'ofTeam', teamID],
    queryFn: () => query(DivisionsToManageDocument, { teamID }).then(({ team }) => team?.divisions ?? []),
  })

export const addDivisionMutation = (teamID: string, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (input: DivisionInput) => queryOnce(AddDivisionDocument, { input: { ...input, teamID } }),
    onSettled: () => invalidateDivisions(cache),
  })

export const updateDivisionMutation = (divisionID: string, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (input: DivisionInput) => query(UpdateDivisionDocument, { id: divisionID, input }),
    onSettled: () => invalidateDivisions(cache),
  })

const invalidateDivisions = (cache: QueryClient) =>
  Promise.all(['divisions', 'roster', 'teams'].map((feature) => cache.invalidateQueries({ queryKey: [feature] })))
