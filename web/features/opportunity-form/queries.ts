import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import type { CreateOpportunityInput, UpdateOpportunityInput } from '../../api/generated.ts'
import { queryOf, recordOf } from '../../api/options.ts'
import { constant } from '../../api/query-client.ts'
import { queryOnce } from '../../api/query-once.ts'
import {
  CreateOpportunityDocument,
  OpportunityToEditDocument,
  type OpportunityToEditQuery,
  PositionsToPickDocument,
  TeamOfOpportunityDocument,
  UpdateOpportunityDocument,
} from './opportunity-form.generated.ts'

export type EditedOpportunity = NonNullable<OpportunityToEditQuery['opportunity']>

export const opportunityToEditQuery = (opportunityID: string) =>
  recordOf(OpportunityToEditDocument, { id: opportunityID })

export const positionsToPickQuery = queryOptions({ ...queryOf(PositionsToPickDocument, {}), ...constant })

export const teamOfOpportunityQuery = (teamID: string) =>
  queryOptions({ ...queryOf(TeamOfOpportunityDocument, { id: teamID }), enabled: teamID !== '' })

export const saveOpportunityMutation = (opportunityID: string | undefined) =>
  mutationOptions({
    mutationFn: async (input: CreateOpportunityInput & UpdateOpportunityInput) =>
      opportunityID
        ? (await query(UpdateOpportunityDocument, { id: opportunityID, input })).updateOpportunity.id
        : (await queryOnce(CreateOpportunityDocument, { input })).createOpportunity.id,
  })
