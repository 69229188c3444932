import type { EventItem } from '../../domain/events/entity.ts'
import type { OpportunityItem } from '../../domain/opportunities/entity.ts'
import type { PlayerItem } from '../../domain/players/entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import type { UserItem } from '../../domain/users/entity.ts'
import type { PhotoReview } from '../../services/media/photo-review.ts'
import type { Context } from '../context.ts'

/** A record from the directory: only these fields of its row, and none that only the item has. */
type Listed<Item, Field extends keyof Item> = Pick<Item, Field> & { isListed: true }
type Place = 'state' | 'latitude' | 'longitude'

export type ListedTeam = Listed<
  TeamItem,
  | ('teamID' | 'name' | 'locationCity' | 'sport' | 'claimedBy' | 'colors' | 'crest' | 'logoKey' | 'unverifiedBy')
  | ('createdAt' | Place)
> & { photoReview?: Pick<PhotoReview, 'by' | 'isFlagged'> }
export type ListedPlayer = Listed<
  PlayerItem,
  | ('playerID' | 'name' | 'locationCity' | 'positions' | 'claimedBy' | 'custodianTeamID' | 'visibility' | 'createdAt')
  | (Place | PlayerAge)
>
type PlayerAge = 'age' | 'birthYear' | 'birthWindow'
export type ListedEvent = Listed<
  EventItem,
  'eventID' | 'name' | 'city' | 'date' | 'endDate' | 'eventType' | 'teamID' | 'createdBy' | 'createdAt' | Place
>
export type ListedOpportunity = Listed<
  OpportunityItem,
  | ('opportunityID' | 'title' | 'teamID' | 'createdBy' | 'type' | 'visibility' | 'startTime' | 'registrationDeadline')
  | ('city' | 'location' | 'positionsNeeded' | 'minAge' | 'maxAge' | 'createdAt' | Place)
>
export type ListedUser = Listed<
  UserItem,
  'userID' | 'email' | 'name' | 'role' | 'isBlocked' | 'lastSeenAt' | 'createdAt'
>

/** The parent types of field resolvers. */
export type TeamParent = TeamItem | ListedTeam
/** `isRegistrant`: registered for an opportunity that the viewer organizes. */
export type PlayerParent = (PlayerItem | ListedPlayer) & { isRegistrant?: true }
export type EventParent = EventItem | ListedEvent
export type OpportunityParent = OpportunityItem | ListedOpportunity
export type UserParent = UserItem | ListedUser

/** Wraps the resolver of a field that only the item has. A query that selects one never gets directory rows: see `selectedFields`. */
export const ofItem =
  <Item extends object>() =>
  <Result>(resolve: (item: Item, args: unknown, context: Context) => Result) =>
  (parent: Item | { isListed: true }, args: unknown, context: Context): Result => {
    if ('isListed' in parent)
      throw new Error('A listed row lacks this field: LISTED of its resolvers names it wrongly.')
    return resolve(parent, args, context)
  }

export interface FacetParent {
  filter: string
  values: () => Promise<{ value: string; count: number }[]>
  countWithout: () => Promise<number>
}
