import { mutationOptions, queryOptions } from '@tanstack/react-query'
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
  OpportunityDocument,
  type OpportunityQuery,
  PlayerOpportunitiesDocument,
  PositionNamesDocument,
  SignedWaiversDocument,
  TeamOpportunitiesDocument,
  TeamsThatFitCountDocument,
  type TeamsThatFitCountQueryVariables,
  WithdrawRegistrationDocument,
} from '../../api/generated.ts'
import { constant } from '../../api/query-client.ts'

export type OpportunityDetail = NonNullable<OpportunityQuery['opportunity']>

/** Open opportunities around a place, nearest first. */
export const nearbyOpportunitiesQuery = (variables: NearbyOpportunitiesQueryVariables) =>
  queryOptions({
    queryKey: ['opportunities', 'nearby', variables],
    queryFn: () => query(NearbyOpportunitiesDocument, variables).then(({ opportunities }) => opportunities),
  })

export const teamsThatFitCountQuery = (variables: TeamsThatFitCountQueryVariables) =>
  queryOptions({
    queryKey: ['opportunities', 'teamsThatFit', variables],
    queryFn: () => query(TeamsThatFitCountDocument, variables).then(({ teamsCount }) => teamsCount),
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

/** The viewer's registrations with the waivers that were accepted. */
export const signedWaiversQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['opportunities', 'signedWaivers', opportunityID],
    queryFn: () =>
      query(SignedWaiversDocument, { opportunityID }).then(({ opportunity }) => opportunity?.registrations ?? []),
  })

export const askOrganizerMutation = (opportunityID: string) =>
  mutationOptions({
    meta: { refresh: 'nothing' },
    mutationFn: (text: string) => query(AskOrganizerDocument, { opportunityID, text }),
  })
