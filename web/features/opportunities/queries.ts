import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import {
  DeleteOpportunityDocument,
  NearestPlaceDocument,
  OpportunitiesDocument,
  OpportunityDocument,
  type OpportunityQuery,
  PlayerOpportunitiesDocument,
  PositionNamesDocument,
  TeamOpportunitiesDocument,
} from '../../api/generated.ts'
import { constant } from '../../api/query-client.ts'
import type { Position } from '../../ui/current-position.ts'
import { DEFAULT_DISTANCE, DISTANCES, isAwaitingPlace, positionOf } from './near.ts'
import { isOpportunityType } from './opportunity-types.ts'

export const OPPORTUNITIES_PER_PAGE = 50

export const OPPORTUNITY_FILTERS = ['search', 'type', 'location', 'near', 'within', 'open'] as const
/** As the URL says that only what can still be registered for is wanted. */
export const OPEN = 'only'
export type OpportunityFilters = Record<(typeof OPPORTUNITY_FILTERS)[number], string>

export type OpportunityDetail = NonNullable<OpportunityQuery['opportunity']>

export const opportunitiesQuery = (filters: OpportunityFilters, page: number) =>
  queryOptions({
    queryKey: ['opportunities', 'list', filters, page],
    queryFn: async ({ signal }) => {
      const position = positionOf(filters.near)
      const within = Number(DISTANCES.find((miles) => miles === filters.within) ?? DEFAULT_DISTANCE)
      const variables = {
        page,
        perPage: OPPORTUNITIES_PER_PAGE,
        search: filters.search,
        type: isOpportunityType(filters.type) ? filters.type : null,
        location: filters.location,
        near: position && { ...position, within },
        openOnly: filters.open === OPEN,
      }
      const { opportunities, opportunitiesCount } = await query(OpportunitiesDocument, variables, { signal })
      return { rows: opportunities, total: opportunitiesCount }
    },
    enabled: !isAwaitingPlace(filters.near),
    placeholderData: keepPreviousData,
  })

export const nearestPlaceQuery = (position: Position | null) =>
  queryOptions({
    queryKey: ['opportunities', 'nearestPlace', position],
    queryFn: () => query(NearestPlaceDocument, position!).then(({ nearestPlace }) => nearestPlace),
    enabled: position !== null,
    ...constant,
  })

export const teamOpportunitiesQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['opportunities', 'ofTeam', teamID],
    queryFn: () => query(TeamOpportunitiesDocument, { teamID }).then(({ team }) => team?.opportunities ?? []),
  })

/** A player's registrations, for those who may see them, and the open opportunities that fit the player. */
export const playerOpportunitiesQuery = (playerID: string) =>
  queryOptions({
    queryKey: ['opportunities', 'ofPlayer', playerID],
    queryFn: () => query(PlayerOpportunitiesDocument, { playerID }).then(({ player }) => player),
  })

/** Null when there is no such opportunity, or not for this viewer. */
export const opportunityQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['opportunities', 'detail', opportunityID],
    queryFn: () =>
      unlessMissing(query(OpportunityDocument, { id: opportunityID }).then(({ opportunity }) => opportunity)),
  })

/** The names of positions by id. */
export const positionNamesQuery = queryOptions({
  queryKey: ['opportunities', 'positionNames'],
  queryFn: () =>
    query(PositionNamesDocument).then(({ positions }) =>
      Object.fromEntries(positions.map(({ id, name }) => [id, name])),
    ),
  ...constant,
})

export const deleteOpportunityMutation = (opportunityID: string) =>
  mutationOptions({
    mutationFn: () => query(DeleteOpportunityDocument, { id: opportunityID }),
    meta: { refresh: 'later' },
  })
