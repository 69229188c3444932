import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import {
  CreateOpportunityDocument,
  type CreateOpportunityInput,
  OpportunityToEditDocument,
  type OpportunityToEditQuery,
  PositionsToPickDocument,
  TeamOfOpportunityDocument,
  TeamToPostForDocument,
  UpdateOpportunityDocument,
  type UpdateOpportunityInput,
} from '../../api/generated.ts'
import { constant } from '../../api/query-client.ts'
import { queryOnce } from '../../api/query-once.ts'

export type EditedOpportunity = NonNullable<OpportunityToEditQuery['opportunity']>

/** Null if the opportunity does not exist or the viewer may not see it. */
export const opportunityToEditQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['opportunities', 'toEdit', opportunityID],
    queryFn: () =>
      unlessMissing(query(OpportunityToEditDocument, { id: opportunityID }).then(({ opportunity }) => opportunity)),
  })

export const positionsToPickQuery = queryOptions({
  queryKey: ['opportunity-form', 'positions'],
  queryFn: () => query(PositionsToPickDocument).then(({ positions }) => positions),
  ...constant,
})

export const teamOfOpportunityQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['opportunity-form', 'team', teamID],
    queryFn: () => query(TeamOfOpportunityDocument, { id: teamID }).then(({ team }) => team),
    enabled: teamID !== '',
  })

/** What a new opportunity takes from its team. */
export const teamToPostForQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['opportunity-form', 'teamToPostFor', teamID],
    queryFn: () => query(TeamToPostForDocument, { id: teamID }).then(({ team }) => team),
    enabled: teamID !== '',
  })

/** Updates the opportunity with this ID, or creates one. Returns the ID. */
export const saveOpportunityMutation = (opportunityID: string | undefined) =>
  mutationOptions({
    mutationFn: async (input: CreateOpportunityInput & UpdateOpportunityInput) =>
      opportunityID
        ? (await query(UpdateOpportunityDocument, { id: opportunityID, input })).updateOpportunity.id
        : (await queryOnce(CreateOpportunityDocument, { input })).createOpportunity.id,
  })

/** Cancels or reopens the opportunity. */
export const cancelOpportunityMutation = (opportunityID: string) =>
  mutationOptions({
    mutationFn: (cancelled: boolean) => query(UpdateOpportunityDocument, { id: opportunityID, input: { cancelled } }),
  })
