import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  AddDivisionDocument,
  DeleteDivisionDocument,
  DivisionsToManageDocument,
  type DivisionsToManageQuery,
  UpdateDivisionDocument,
} from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'

export type ManagedDivision = NonNullable<DivisionsToManageQuery['team']>['divisions'][number]
export type DivisionInput = { division: string; ageGroup: string; version?: string | undefined }

export const divisionsQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['divisions', 'ofTeam', teamID],
    queryFn: () => query(DivisionsToManageDocument, { teamID }).then(({ team }) => team?.divisions ?? []),
  })

export const addDivisionMutation = (teamID: string) =>
  mutationOptions({
    mutationFn: (input: DivisionInput) => queryOnce(AddDivisionDocument, { input: { ...input, teamID } }),
  })

export const updateDivisionMutation = (divisionID: string) =>
  mutationOptions({
    mutationFn: (input: DivisionInput) => query(UpdateDivisionDocument, { id: divisionID, input }),
  })

export const deleteDivisionMutation = (divisionID: string) =>
  mutationOptions({
    mutationFn: (moveTo: string | null) => query(DeleteDivisionDocument, { id: divisionID, moveTo }),
  })
