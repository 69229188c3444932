// Written by scripts/codegen.ts from schema.graphql. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OpportunityType =
  /** Shown as Tryout. */
  | 'TRYOUT'
  /** Shown as Guest Player Needed. */
  | 'GUEST_NEED';

export type OpportunityVisibility =
  /** Listed for everyone. */
  | 'PUBLIC'
  /** Team only: its owner, its contacts, claimers of players on its roster, the creator, admins. */
  | 'PRIVATE'
  /** Never listed; signed-in users open it and register by its link. */
  | 'INVITE_ONLY'
  /** A draft, for its creator, the team's owner and admins; takes no registrations. */
  | 'HIDDEN';

/** Computed, except CANCELLED. */
export type OpportunityStatus =
  | 'OPEN'
  /** As many approved registrations as its capacity. */
  | 'FULL'
  /** Its registration deadline or its start has passed. */
  | 'CLOSED'
  | 'CANCELLED';

export type RegistrationStatus =
  | 'PENDING'
  | 'APPROVED'
  | 'REJECTED';

export type ClaimStatus =
  | 'pending'
  | 'approved'
  | 'rejected';

export type EventStatus =
  | 'scheduled'
  | 'postponed'
  | 'cancelled';

export type NearInput = {
  latitude: number;
  longitude: number;
  /** Miles; 50 unless told. */
  within?: number | null | undefined;
};

export type CreateTeamInput = {
  /** Required. No division or age group in it. */
  name?: string | null | undefined;
  /** Required. */
  locationCity?: string | null | undefined;
  /** Required. Two letters. */
  state?: string | null | undefined;
  description?: string | null | undefined;
};

export type AddPlayerToTeamInput = {
  /** Required. */
  teamID?: string | null | undefined;
  /** Required. */
  playerID?: string | null | undefined;
  /** Required. YYYY-MM-DD or an instant. */
  startDate?: string | null | undefined;
  division?: string | null | undefined;
  ageGroup?: string | null | undefined;
  /** Required. Such as '2025 Fall'. */
  season?: string | null | undefined;
};

/** Omitted fields stay; an empty text clears endDate, division and ageGroup. */
export type UpdatePlayerTeamHistoryInput = {
  playerID?: string | null | undefined;
  teamID?: string | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  division?: string | null | undefined;
  ageGroup?: string | null | undefined;
  season?: string | null | undefined;
};

export type CreateClaimRequestMutationVariables = Exact<{
  resourceType: string;
  resourceID: string;
  message?: string | null | undefined;
}>;


export type CreateClaimRequestMutation = { createClaimRequest: { id: string, status: ClaimStatus } };

export type EventCardFragment = { id: string, name: string, date: string, endDate: string | null, timeZone: string, location: string | null, city: string | null, state: string | null, eventType: string | null, status: EventStatus, divisions: Array<{ ageGroup: string }> };

export type EventsQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  state?: string | null | undefined;
  city?: string | null | undefined;
}>;


export type EventsQuery = { eventsCount: number, events: Array<{ id: string, name: string, date: string, endDate: string | null, timeZone: string, location: string | null, city: string | null, state: string | null, eventType: string | null, status: EventStatus, divisions: Array<{ ageGroup: string }> }> };

export type TeamEventsQueryVariables = Exact<{
  teamID: string;
}>;


export type TeamEventsQuery = { team: { id: string, events: Array<{ id: string, name: string, date: string, endDate: string | null, timeZone: string, location: string | null, city: string | null, state: string | null, eventType: string | null, status: EventStatus, divisions: Array<{ ageGroup: string }> }> } | null };

export type EventQueryVariables = Exact<{
  id: string;
}>;


export type EventQuery = { event: { url: string | null, latitude: number | null, longitude: number | null, viewerCanManage: boolean, viewerCanDelete: boolean, id: string, name: string, date: string, endDate: string | null, timeZone: string, location: string | null, city: string | null, state: string | null, eventType: string | null, status: EventStatus, divisions: Array<{ division: string, entered: number | null, max: number | null, entryFeeCents: number | null, deadline: string | null, soldOut: boolean | null, ageGroup: string }>, team: { id: string, name: string, locationCity: string | null, state: string | null } | null } | null };

export type DeleteEventMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEventMutation = { deleteEvent: boolean };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { adminStats: { totalTeams: number, totalPlayers: number, totalEvents: number, totalOpportunities: number }, opportunities: Array<{ id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, latitude: number | null, longitude: number | null, minAge: number | null, maxAge: number | null, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string } | null }>, teams: Array<{ id: string, name: string, locationCity: string | null, state: string | null, description: string | null, divisions: Array<{ id: string, division: string, ageGroup: string }> }>, players: Array<{ id: string, name: string, age: number | null, position: string | null, batsThrows: string | null, locationCity: string | null, state: string | null, photoURL: string | null }>, events: Array<{ id: string, name: string, date: string, endDate: string | null, timeZone: string, location: string | null, city: string | null, state: string | null, eventType: string | null, status: EventStatus, divisions: Array<{ ageGroup: string }> }> };

export type OpportunityCardFragment = { id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, latitude: number | null, longitude: number | null, minAge: number | null, maxAge: number | null, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string } | null };

export type OpportunitiesQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  type?: OpportunityType | null | undefined;
  location?: string | null | undefined;
  near?: NearInput | null | undefined;
}>;


export type OpportunitiesQuery = { opportunitiesCount: number, opportunities: Array<{ id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, latitude: number | null, longitude: number | null, minAge: number | null, maxAge: number | null, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string } | null }> };

export type NearestPlaceQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type NearestPlaceQuery = { nearestPlace: { city: string, state: string } | null };

export type TeamOpportunitiesQueryVariables = Exact<{
  teamID: string;
}>;


export type TeamOpportunitiesQuery = { team: { id: string, opportunities: Array<{ id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, latitude: number | null, longitude: number | null, minAge: number | null, maxAge: number | null, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string } | null }> } | null };

export type PlayerOpportunitiesQueryVariables = Exact<{
  playerID: string;
}>;


export type PlayerOpportunitiesQuery = { player: { id: string, viewerCanEdit: boolean, registrations: Array<{ id: string, status: RegistrationStatus, createdAt: string, opportunity: { id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, latitude: number | null, longitude: number | null, minAge: number | null, maxAge: number | null, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string } | null } | null }>, fittingOpportunities: Array<{ id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, latitude: number | null, longitude: number | null, minAge: number | null, maxAge: number | null, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string } | null }> } | null };

export type OpportunityQueryVariables = Exact<{
  id: string;
}>;


export type OpportunityQuery = { opportunity: { description: string | null, endTime: string | null, positionsNeeded: Array<string>, capacity: number, waiverRequired: boolean, registrationCount: number, approvedCount: number, viewerCanManage: boolean, viewerCanRegister: boolean, id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, latitude: number | null, longitude: number | null, minAge: number | null, maxAge: number | null, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, createdByUser: { id: string, name: string } | null, registrations: Array<{ id: string, status: RegistrationStatus, jerseyNumber: string | null, createdAt: string, player: { id: string, name: string, age: number | null, position: string | null } | null }>, team: { id: string, name: string } | null } | null };

export type PositionNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type PositionNamesQuery = { positions: Array<{ id: string, name: string, abbreviation: string }> };

export type DeleteOpportunityMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOpportunityMutation = { deleteOpportunity: boolean };

export type PlayerCardFragment = { id: string, name: string, age: number | null, position: string | null, batsThrows: string | null, locationCity: string | null, state: string | null, photoURL: string | null };

export type PlayersQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  position?: string | null | undefined;
}>;


export type PlayersQuery = { playersCount: number, players: Array<{ id: string, name: string, age: number | null, position: string | null, batsThrows: string | null, locationCity: string | null, state: string | null, photoURL: string | null }> };

export type ClaimedPlayersQueryVariables = Exact<{ [key: string]: never; }>;


export type ClaimedPlayersQuery = { claimedPlayers: Array<{ id: string, name: string, age: number | null, position: string | null, batsThrows: string | null, locationCity: string | null, state: string | null, photoURL: string | null }> };

export type PlayerQueryVariables = Exact<{
  id: string;
}>;


export type PlayerQuery = { player: { claimedBy: string | null, viewerClaimPending: boolean, viewerCanEdit: boolean, viewerCanClaim: boolean, id: string, name: string, age: number | null, position: string | null, batsThrows: string | null, locationCity: string | null, state: string | null, photoURL: string | null, teams: Array<{ id: string, name: string, locationCity: string | null, state: string | null }> } | null };

export type TeamHistoryEntryFragment = { id: string, teamID: string, startDate: string, endDate: string | null, division: string | null, ageGroup: string | null, season: string, team: { id: string, name: string, locationCity: string | null, state: string | null } | null };

export type PlayerTeamHistoryQueryVariables = Exact<{
  playerID: string;
}>;


export type PlayerTeamHistoryQuery = { playerTeamHistory: Array<{ id: string, teamID: string, startDate: string, endDate: string | null, division: string | null, ageGroup: string | null, season: string, team: { id: string, name: string, locationCity: string | null, state: string | null } | null }> };

export type PlayerSeasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayerSeasonsQuery = { seasons: Array<{ id: string, name: string, startDate: string, endDate: string, isActive: boolean }> };

export type TeamsToPickQueryVariables = Exact<{
  search: string;
}>;


export type TeamsToPickQuery = { teams: Array<{ id: string, name: string, locationCity: string | null, state: string | null }> };

export type ClaimPlayerMutationVariables = Exact<{
  playerID: string;
}>;


export type ClaimPlayerMutation = { claimPlayer: { id: string, claimedBy: string | null, claimedAt: string | null } };

export type DeletePlayerMutationVariables = Exact<{
  id: string;
}>;


export type DeletePlayerMutation = { deletePlayer: boolean };

export type AddPlayerToTeamMutationVariables = Exact<{
  input: AddPlayerToTeamInput;
}>;


export type AddPlayerToTeamMutation = { addPlayerToTeam: { id: string } };

export type UpdatePlayerTeamHistoryMutationVariables = Exact<{
  id: string;
  input: UpdatePlayerTeamHistoryInput;
}>;


export type UpdatePlayerTeamHistoryMutation = { updatePlayerTeamHistory: { id: string } };

export type RemovePlayerFromTeamMutationVariables = Exact<{
  teamHistoryID: string;
}>;


export type RemovePlayerFromTeamMutation = { removePlayerFromTeam: boolean };

export type TeamCardFragment = { id: string, name: string, locationCity: string | null, state: string | null, description: string | null, divisions: Array<{ id: string, division: string, ageGroup: string }> };

export type TeamsQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  ageGroup?: string | null | undefined;
}>;


export type TeamsQuery = { teamsCount: number, teams: Array<{ id: string, name: string, locationCity: string | null, state: string | null, description: string | null, divisions: Array<{ id: string, division: string, ageGroup: string }> }> };

export type ClaimedTeamsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClaimedTeamsQuery = { claimedTeams: Array<{ id: string, name: string, locationCity: string | null, state: string | null }> };

export type TeamQueryVariables = Exact<{
  id: string;
}>;


export type TeamQuery = { teamRosterCount: number, teamEventCount: number, teamOpportunityCount: number, team: { websiteURL: string | null, claimedBy: string | null, viewerCanManage: boolean, viewerCanClaim: boolean, id: string, name: string, locationCity: string | null, state: string | null, description: string | null, contacts: Array<{ id: string, name: string, email: string | null, role: string }>, divisions: Array<{ id: string, division: string, ageGroup: string }> } | null };

export type TeamRosterQueryVariables = Exact<{
  teamID: string;
}>;


export type TeamRosterQuery = { teamRoster: Array<{ id: string, division: string | null, ageGroup: string | null, season: string, player: { id: string, name: string, position: string | null, age: number | null } | null }> };

export type CreateTeamMutationVariables = Exact<{
  input: CreateTeamInput;
}>;


export type CreateTeamMutation = { createTeam: { id: string } };

export type ClaimTeamMutationVariables = Exact<{
  teamID: string;
}>;


export type ClaimTeamMutation = { claimTeam: { id: string, claimedBy: string | null } };

export type DeleteTeamMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTeamMutation = { deleteTeam: boolean };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const EventCardFragmentDoc = new TypedDocumentString(`
    fragment EventCard on Event {
  id
  name
  date
  endDate
  timeZone
  location
  city
  state
  eventType
  status
  divisions {
    ageGroup
  }
}
    `, {"fragmentName":"EventCard"}) as unknown as TypedDocumentString<EventCardFragment, unknown>;
export const OpportunityCardFragmentDoc = new TypedDocumentString(`
    fragment OpportunityCard on Opportunity {
  id
  type
  title
  startTime
  timeZone
  location
  city
  state
  latitude
  longitude
  minAge
  maxAge
  feeCents
  spotsLeft
  registrationDeadline
  visibility
  status
  team {
    id
    name
  }
}
    `, {"fragmentName":"OpportunityCard"}) as unknown as TypedDocumentString<OpportunityCardFragment, unknown>;
export const PlayerCardFragmentDoc = new TypedDocumentString(`
    fragment PlayerCard on Player {
  id
  name
  age
  position
  batsThrows
  locationCity
  state
  photoURL
}
    `, {"fragmentName":"PlayerCard"}) as unknown as TypedDocumentString<PlayerCardFragment, unknown>;
export const TeamHistoryEntryFragmentDoc = new TypedDocumentString(`
    fragment TeamHistoryEntry on TeamHistory {
  id
  teamID
  startDate
  endDate
  division
  ageGroup
  season
  team {
    id
    name
    locationCity
    state
  }
}
    `, {"fragmentName":"TeamHistoryEntry"}) as unknown as TypedDocumentString<TeamHistoryEntryFragment, unknown>;
export const TeamCardFragmentDoc = new TypedDocumentString(`
    fragment TeamCard on Team {
  id
  name
  locationCity
  state
  description
  divisions {
    id
    division
    ageGroup
  }
}
    `, {"fragmentName":"TeamCard"}) as unknown as TypedDocumentString<TeamCardFragment, unknown>;
export const CreateClaimRequestDocument = new TypedDocumentString(`
    mutation CreateClaimRequest($resourceType: String!, $resourceID: ID!, $message: String) {
  createClaimRequest(
    resourceType: $resourceType
    resourceID: $resourceID
    message: $message
  ) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<CreateClaimRequestMutation, CreateClaimRequestMutationVariables>;
export const EventsDocument = new TypedDocumentString(`
    query Events($page: Int, $perPage: Int, $search: String, $state: String, $city: String) {
  events(
    page: $page
    perPage: $perPage
    search: $search
    state: $state
    city: $city
  ) {
    ...EventCard
  }
  eventsCount(search: $search, state: $state, city: $city)
}
    fragment EventCard on Event {
  id
  name
  date
  endDate
  timeZone
  location
  city
  state
  eventType
  status
  divisions {
    ageGroup
  }
}`) as unknown as TypedDocumentString<EventsQuery, EventsQueryVariables>;
export const TeamEventsDocument = new TypedDocumentString(`
    query TeamEvents($teamID: ID!) {
  team(id: $teamID) {
    id
    events {
      ...EventCard
    }
  }
}
    fragment EventCard on Event {
  id
  name
  date
  endDate
  timeZone
  location
  city
  state
  eventType
  status
  divisions {
    ageGroup
  }
}`) as unknown as TypedDocumentString<TeamEventsQuery, TeamEventsQueryVariables>;
export const EventDocument = new TypedDocumentString(`
    query Event($id: ID!) {
  event(id: $id) {
    ...EventCard
    url
    latitude
    longitude
    divisions {
      division
      entered
      max
      entryFeeCents
      deadline
      soldOut
    }
    team {
      id
      name
      locationCity
      state
    }
    viewerCanManage
    viewerCanDelete
  }
}
    fragment EventCard on Event {
  id
  name
  date
  endDate
  timeZone
  location
  city
  state
  eventType
  status
  divisions {
    ageGroup
  }
}`) as unknown as TypedDocumentString<EventQuery, EventQueryVariables>;
export const DeleteEventDocument = new TypedDocumentString(`
    mutation DeleteEvent($id: ID!) {
  deleteEvent(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteEventMutation, DeleteEventMutationVariables>;
export const HomeDocument = new TypedDocumentString(`
    query Home {
  adminStats {
    totalTeams
    totalPlayers
    totalEvents
    totalOpportunities
  }
  opportunities(page: 1, perPage: 10) {
    ...OpportunityCard
  }
  teams(page: 1, perPage: 10) {
    ...TeamCard
  }
  players(page: 1, perPage: 10) {
    ...PlayerCard
  }
  events(page: 1, perPage: 10) {
    ...EventCard
  }
}
    fragment EventCard on Event {
  id
  name
  date
  endDate
  timeZone
  location
  city
  state
  eventType
  status
  divisions {
    ageGroup
  }
}
fragment OpportunityCard on Opportunity {
  id
  type
  title
  startTime
  timeZone
  location
  city
  state
  latitude
  longitude
  minAge
  maxAge
  feeCents
  spotsLeft
  registrationDeadline
  visibility
  status
  team {
    id
    name
  }
}
fragment PlayerCard on Player {
  id
  name
  age
  position
  batsThrows
  locationCity
  state
  photoURL
}
fragment TeamCard on Team {
  id
  name
  locationCity
  state
  description
  divisions {
    id
    division
    ageGroup
  }
}`) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const OpportunitiesDocument = new TypedDocumentString(`
    query Opportunities($page: Int, $perPage: Int, $search: String, $type: OpportunityType, $location: String, $near: NearInput) {
  opportunities(
    page: $page
    perPage: $perPage
    search: $search
    type: $type
    location: $location
    near: $near
  ) {
    ...OpportunityCard
  }
  opportunitiesCount(
    search: $search
    type: $type
    location: $location
    near: $near
  )
}
    fragment OpportunityCard on Opportunity {
  id
  type
  title
  startTime
  timeZone
  location
  city
  state
  latitude
  longitude
  minAge
  maxAge
  feeCents
  spotsLeft
  registrationDeadline
  visibility
  status
  team {
    id
    name
  }
}`) as unknown as TypedDocumentString<OpportunitiesQuery, OpportunitiesQueryVariables>;
export const NearestPlaceDocument = new TypedDocumentString(`
    query NearestPlace($latitude: Float!, $longitude: Float!) {
  nearestPlace(latitude: $latitude, longitude: $longitude) {
    city
    state
  }
}
    `) as unknown as TypedDocumentString<NearestPlaceQuery, NearestPlaceQueryVariables>;
export const TeamOpportunitiesDocument = new TypedDocumentString(`
    query TeamOpportunities($teamID: ID!) {
  team(id: $teamID) {
    id
    opportunities {
      ...OpportunityCard
    }
  }
}
    fragment OpportunityCard on Opportunity {
  id
  type
  title
  startTime
  timeZone
  location
  city
  state
  latitude
  longitude
  minAge
  maxAge
  feeCents
  spotsLeft
  registrationDeadline
  visibility
  status
  team {
    id
    name
  }
}`) as unknown as TypedDocumentString<TeamOpportunitiesQuery, TeamOpportunitiesQueryVariables>;
export const PlayerOpportunitiesDocument = new TypedDocumentString(`
    query PlayerOpportunities($playerID: ID!) {
  player(id: $playerID) {
    id
    viewerCanEdit
    registrations {
      id
      status
      createdAt
      opportunity {
        ...OpportunityCard
      }
    }
    fittingOpportunities {
      ...OpportunityCard
    }
  }
}
    fragment OpportunityCard on Opportunity {
  id
  type
  title
  startTime
  timeZone
  location
  city
  state
  latitude
  longitude
  minAge
  maxAge
  feeCents
  spotsLeft
  registrationDeadline
  visibility
  status
  team {
    id
    name
  }
}`) as unknown as TypedDocumentString<PlayerOpportunitiesQuery, PlayerOpportunitiesQueryVariables>;
export const OpportunityDocument = new TypedDocumentString(`
    query Opportunity($id: ID!) {
  opportunity(id: $id) {
    ...OpportunityCard
    description
    endTime
    positionsNeeded
    capacity
    waiverRequired
    createdByUser {
      id
      name
    }
    registrations {
      id
      status
      jerseyNumber
      createdAt
      player {
        id
        name
        age
        position
      }
    }
    registrationCount
    approvedCount
    viewerCanManage
    viewerCanRegister
  }
}
    fragment OpportunityCard on Opportunity {
  id
  type
  title
  startTime
  timeZone
  location
  city
  state
  latitude
  longitude
  minAge
  maxAge
  feeCents
  spotsLeft
  registrationDeadline
  visibility
  status
  team {
    id
    name
  }
}`) as unknown as TypedDocumentString<OpportunityQuery, OpportunityQueryVariables>;
export const PositionNamesDocument = new TypedDocumentString(`
    query PositionNames {
  positions(perPage: 100) {
    id
    name
    abbreviation
  }
}
    `) as unknown as TypedDocumentString<PositionNamesQuery, PositionNamesQueryVariables>;
export const DeleteOpportunityDocument = new TypedDocumentString(`
    mutation DeleteOpportunity($id: ID!) {
  deleteOpportunity(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteOpportunityMutation, DeleteOpportunityMutationVariables>;
export const PlayersDocument = new TypedDocumentString(`
    query Players($page: Int, $perPage: Int, $search: String, $city: String, $state: String, $position: String) {
  players(
    page: $page
    perPage: $perPage
    search: $search
    city: $city
    state: $state
    position: $position
  ) {
    ...PlayerCard
  }
  playersCount(search: $search, city: $city, state: $state, position: $position)
}
    fragment PlayerCard on Player {
  id
  name
  age
  position
  batsThrows
  locationCity
  state
  photoURL
}`) as unknown as TypedDocumentString<PlayersQuery, PlayersQueryVariables>;
export const ClaimedPlayersDocument = new TypedDocumentString(`
    query ClaimedPlayers {
  claimedPlayers {
    ...PlayerCard
  }
}
    fragment PlayerCard on Player {
  id
  name
  age
  position
  batsThrows
  locationCity
  state
  photoURL
}`) as unknown as TypedDocumentString<ClaimedPlayersQuery, ClaimedPlayersQueryVariables>;
export const PlayerDocument = new TypedDocumentString(`
    query Player($id: ID!) {
  player(id: $id) {
    ...PlayerCard
    claimedBy
    teams {
      id
      name
      locationCity
      state
    }
    viewerClaimPending
    viewerCanEdit
    viewerCanClaim
  }
}
    fragment PlayerCard on Player {
  id
  name
  age
  position
  batsThrows
  locationCity
  state
  photoURL
}`) as unknown as TypedDocumentString<PlayerQuery, PlayerQueryVariables>;
export const PlayerTeamHistoryDocument = new TypedDocumentString(`
    query PlayerTeamHistory($playerID: ID!) {
  playerTeamHistory(playerID: $playerID) {
    ...TeamHistoryEntry
  }
}
    fragment TeamHistoryEntry on TeamHistory {
  id
  teamID
  startDate
  endDate
  division
  ageGroup
  season
  team {
    id
    name
    locationCity
    state
  }
}`) as unknown as TypedDocumentString<PlayerTeamHistoryQuery, PlayerTeamHistoryQueryVariables>;
export const PlayerSeasonsDocument = new TypedDocumentString(`
    query PlayerSeasons {
  seasons(perPage: 100) {
    id
    name
    startDate
    endDate
    isActive
  }
}
    `) as unknown as TypedDocumentString<PlayerSeasonsQuery, PlayerSeasonsQueryVariables>;
export const TeamsToPickDocument = new TypedDocumentString(`
    query TeamsToPick($search: String!) {
  teams(search: $search, perPage: 20) {
    id
    name
    locationCity
    state
  }
}
    `) as unknown as TypedDocumentString<TeamsToPickQuery, TeamsToPickQueryVariables>;
export const ClaimPlayerDocument = new TypedDocumentString(`
    mutation ClaimPlayer($playerID: ID!) {
  claimPlayer(playerID: $playerID) {
    id
    claimedBy
    claimedAt
  }
}
    `) as unknown as TypedDocumentString<ClaimPlayerMutation, ClaimPlayerMutationVariables>;
export const DeletePlayerDocument = new TypedDocumentString(`
    mutation DeletePlayer($id: ID!) {
  deletePlayer(id: $id)
}
    `) as unknown as TypedDocumentString<DeletePlayerMutation, DeletePlayerMutationVariables>;
export const AddPlayerToTeamDocument = new TypedDocumentString(`
    mutation AddPlayerToTeam($input: AddPlayerToTeamInput!) {
  addPlayerToTeam(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddPlayerToTeamMutation, AddPlayerToTeamMutationVariables>;
export const UpdatePlayerTeamHistoryDocument = new TypedDocumentString(`
    mutation UpdatePlayerTeamHistory($id: ID!, $input: UpdatePlayerTeamHistoryInput!) {
  updatePlayerTeamHistory(id: $id, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdatePlayerTeamHistoryMutation, UpdatePlayerTeamHistoryMutationVariables>;
export const RemovePlayerFromTeamDocument = new TypedDocumentString(`
    mutation RemovePlayerFromTeam($teamHistoryID: ID!) {
  removePlayerFromTeam(teamHistoryID: $teamHistoryID)
}
    `) as unknown as TypedDocumentString<RemovePlayerFromTeamMutation, RemovePlayerFromTeamMutationVariables>;
export const TeamsDocument = new TypedDocumentString(`
    query Teams($page: Int, $perPage: Int, $search: String, $city: String, $state: String, $ageGroup: String) {
  teams(
    page: $page
    perPage: $perPage
    search: $search
    city: $city
    state: $state
    ageGroup: $ageGroup
  ) {
    ...TeamCard
  }
  teamsCount(search: $search, city: $city, state: $state, ageGroup: $ageGroup)
}
    fragment TeamCard on Team {
  id
  name
  locationCity
  state
  description
  divisions {
    id
    division
    ageGroup
  }
}`) as unknown as TypedDocumentString<TeamsQuery, TeamsQueryVariables>;
export const ClaimedTeamsDocument = new TypedDocumentString(`
    query ClaimedTeams {
  claimedTeams {
    id
    name
    locationCity
    state
  }
}
    `) as unknown as TypedDocumentString<ClaimedTeamsQuery, ClaimedTeamsQueryVariables>;
export const TeamDocument = new TypedDocumentString(`
    query Team($id: ID!) {
  team(id: $id) {
    ...TeamCard
    websiteURL
    claimedBy
    contacts {
      id
      name
      email
      role
    }
    viewerCanManage
    viewerCanClaim
  }
  teamRosterCount(teamID: $id)
  teamEventCount(teamID: $id)
  teamOpportunityCount(teamID: $id)
}
    fragment TeamCard on Team {
  id
  name
  locationCity
  state
  description
  divisions {
    id
    division
    ageGroup
  }
}`) as unknown as TypedDocumentString<TeamQuery, TeamQueryVariables>;
export const TeamRosterDocument = new TypedDocumentString(`
    query TeamRoster($teamID: ID!) {
  teamRoster(teamID: $teamID) {
    id
    division
    ageGroup
    season
    player {
      id
      name
      position
      age
    }
  }
}
    `) as unknown as TypedDocumentString<TeamRosterQuery, TeamRosterQueryVariables>;
export const CreateTeamDocument = new TypedDocumentString(`
    mutation CreateTeam($input: CreateTeamInput!) {
  createTeam(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateTeamMutation, CreateTeamMutationVariables>;
export const ClaimTeamDocument = new TypedDocumentString(`
    mutation ClaimTeam($teamID: ID!) {
  claimTeam(teamID: $teamID) {
    id
    claimedBy
  }
}
    `) as unknown as TypedDocumentString<ClaimTeamMutation, ClaimTeamMutationVariables>;
export const DeleteTeamDocument = new TypedDocumentString(`
    mutation DeleteTeam($id: ID!) {
  deleteTeam(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteTeamMutation, DeleteTeamMutationVariables>;