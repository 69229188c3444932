import { queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { mutationOf, queryOf, recordOf } from '../../api/options.ts'
import { constant } from '../../api/query-client.ts'
import {
  DeleteOpportunityDocument,
  MyRegistrationsDocument,
  type MyRegistrationsQuery,
  OpportunityCalendarFileDocument,
  OpportunityDocument,
  type OpportunityQuery,
  PlayerOpportunitiesDocument,
  PositionNamesDocument,
  TeamOpportunitiesDocument,
} from './opportunities.generated.ts'

export type OpportunityDetail = NonNullable<OpportunityQuery['opportunity']>

export const teamOpportunitiesQuery = (teamID: string) =>
  queryOf(TeamOpportunitiesDocument, { teamID }, ({ team }) => team?.opportunities ?? [])

/** A player's registrations, if the viewer may see them, and open opportunities that fit the player. */
export const playerOpportunitiesQuery = (playerID: string) => queryOf(PlayerOpportunitiesDocument, { playerID })

export const opportunityQuery = (opportunityID: string) => recordOf(OpportunityDocument, { id: opportunityID })

export const positionNamesQuery = queryOptions({
  ...queryOf(PositionNamesDocument, {}, ({ positions }) =>
    Object.fromEntries(positions.map(({ id, name }) => [id, name])),
  ),
  ...constant,
})

export type MyRegistration = MyRegistrationsQuery['myRegistrations'][number]

/** Upcoming registrations, soonest first. */
export const myRegistrationsQuery = queryOf(MyRegistrationsDocument, {})

export const deleteOpportunityMutation = mutationOf(DeleteOpportunityDocument, { refresh: 'later' })

export const opportunityCalendarFile = (id: string) =>
  query(OpportunityCalendarFileDocument, { id }).then(({ opportunity }) => opportunity?.calendarFile)
