import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import {
  AcceptRegistrationDocument,
  type AcceptRegistrationMutationVariables,
  AcceptWaitlistOfferDocument,
  type AcceptWaitlistOfferMutationVariables,
  AskOrganizerDocument,
  DeclineWaitlistOfferDocument,
  type DeclineWaitlistOfferMutationVariables,
  DeleteOpportunityDocument,
  MyRegistrationsDocument,
  type MyRegistrationsQuery,
  NearbyOpportunitiesDocument,
  type NearbyOpportunitiesQueryVariables,
  OpportunitiesDocument,
  OpportunitiesFacetsDocument,
  OpportunityDocument,
  OpportunityPointsDocument,
  type OpportunityQuery,
  PlayerOpportunitiesDocument,
  PositionNamesDocument,
  TeamOpportunitiesDocument,
  WithdrawRegistrationDocument,
} from '../../api/generated.ts'
import { constant } from '../../api/query-client.ts'
import { type Facets, facetsFrom } from '../../finding/facets.ts'
import { DAY_FILTERS, findVariables, PLACE_FILTERS } from '../../finding/filters.ts'
import { isAwaitingPlace, nearestVariables } from '../../finding/near.ts'
import { isOpportunityType } from './opportunity-types.ts'

export const OPPORTUNITIES_PER_PAGE = 50

export const OPPORTUNITY_FILTERS = [
  ...(['search', 'type', 'location', 'state', 'position', 'sport', 'ageGroup', 'age', 'fits', 'open'] as const),
  ...DAY_FILTERS,
  ...PLACE_FILTERS,
  'sort',
] as const
/** URL value of the filter for opportunities open for registration. */
export const OPEN = 'only'
export type OpportunityFilters = Record<(typeof OPPORTUNITY_FILTERS)[number], string>

export type OpportunityDetail = NonNullable<OpportunityQuery['opportunity']>

function variablesOf(filters: OpportunityFilters) {
  const { search, type, location, state, position, ageGroup, age, fits, open } = filters
  return {
    ...{ search, location, state, position, ageGroup },
    type: isOpportunityType(type) ? type : null,
    age: /^\d{1,2}$/.test(age) ? Number(age) : null,
    fitsPlayer: fits || null,
    openOnly: open === OPEN,
    ...findVariables(filters),
  }
}

export const opportunitiesQuery = (filters: OpportunityFilters, page: number) =>
  queryOptions({
    queryKey: ['opportunities', 'list', filters, page],
    queryFn: async ({ signal }) => {
      const variables = { ...variablesOf(filters), page, perPage: OPPORTUNITIES_PER_PAGE }
      const { opportunities, opportunitiesCount } = await query(OpportunitiesDocument, variables, { signal })
      return { rows: opportunities, total: opportunitiesCount }
    },
    enabled: !isAwaitingPlace(filters.near),
    placeholderData: keepPreviousData,
  })

export const opportunitiesFacetsQuery = (filters: OpportunityFilters) =>
  queryOptions<Facets>({
    queryKey: ['opportunities', 'facets', { ...filters, place: '', sort: '' }],
    queryFn: ({ signal }) =>
      query(OpportunitiesFacetsDocument, variablesOf(filters), { signal }).then(({ opportunitiesFacets }) =>
        facetsFrom(opportunitiesFacets),
      ),
    enabled: !isAwaitingPlace(filters.near),
    placeholderData: keepPreviousData,
  })

/** The nearest matches of the other filters, at any distance. */
export async function nearestOpportunities(filters: OpportunityFilters, signal: AbortSignal) {
  return (await query(OpportunitiesDocument, nearestVariables(variablesOf(filters)), { signal })).opportunities
}

/** Positions of the records in the selected state, for the map. */
export const opportunityPointsQuery = (filters: OpportunityFilters, isOn: boolean) =>
  queryOptions({
    queryKey: ['opportunities', 'points', { ...filters, place: '', sort: '' }],
    queryFn: ({ signal }) =>
      query(OpportunityPointsDocument, variablesOf(filters), { signal }).then((data) => data.opportunities),
    enabled: isOn && filters.state !== '',
  })

/** Open opportunities around a place, nearest first. */
export const nearbyOpportunitiesQuery = (variables: NearbyOpportunitiesQueryVariables) =>
  queryOptions({
    queryKey: ['opportunities', 'nearby', variables],
    queryFn: () => query(NearbyOpportunitiesDocument, variables).then(({ opportunities }) => opportunities),
  })

export const teamOpportunitiesQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['opportunities', 'ofTeam', teamID],
    queryFn: () => query(TeamOpportunitiesDocument, { teamID }).then(({ team }) => team?.opportunities ?? []),
  })

/** A player's registrations, if the viewer may see them, and open opportunities that fit the player. */
export const playerOpportunitiesQuery = (playerID: string) =>
  queryOptions({
    queryKey: ['opportunities', 'ofPlayer', playerID],
    queryFn: () => query(PlayerOpportunitiesDocument, { playerID }).then(({ player }) => player),
  })

/** Null if the opportunity does not exist or the viewer may not see it. */
export const opportunityQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['opportunities', 'detail', opportunityID],
    queryFn: () =>
      unlessMissing(query(OpportunityDocument, { id: opportunityID }).then(({ opportunity }) => opportunity)),
  })

/** Position names by ID. */
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

export type MyRegistration = MyRegistrationsQuery['myRegistrations'][number]

/** Upcoming registrations, soonest first. */
export const myRegistrationsQuery = queryOptions({
  queryKey: ['opportunities', 'myRegistrations'],
  queryFn: () => query(MyRegistrationsDocument).then(({ myRegistrations }) => myRegistrations),
})

export const withdrawMutation = mutationOptions({
  mutationFn: (registrationID: string) => query(WithdrawRegistrationDocument, { registrationID }),
})

export const acceptOfferMutation = mutationOptions({
  mutationFn: (answer: AcceptWaitlistOfferMutationVariables) => query(AcceptWaitlistOfferDocument, answer),
})

export const declineOfferMutation = mutationOptions({
  mutationFn: ({ registrationID }: DeclineWaitlistOfferMutationVariables) =>
    query(DeclineWaitlistOfferDocument, { registrationID }),
})

/** Shown after the waiver, if there is one. */
export const acceptRegistrationMutation = mutationOptions({
  mutationFn: (answer: AcceptRegistrationMutationVariables) =>
    query(AcceptRegistrationDocument, { ...answer, waiverSigned: true }),
})

export const askOrganizerMutation = (opportunityID: string) =>
  mutationOptions({
    meta: { refresh: 'nothing' },
    mutationFn: (text: string) => query(AskOrganizerDocument, { opportunityID, text }),
  })
