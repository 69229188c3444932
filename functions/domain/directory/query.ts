import type { Kind, Row } from '../change-log/rows.ts'

type Maybe<T> = T | null | undefined

/** Null, undefined and blank filters do not filter. Text compares without case and accents. */
interface Paged {
  /** From 1, which is the default. */
  page?: Maybe<number>
  /** 20 by default. */
  perPage?: Maybe<number>
  /** Every word must match: one or two letters the start of a word, three or more any part of one. */
  search?: Maybe<string>
}

interface Placed {
  state?: Maybe<string>
  /** Words as in `search`. */
  city?: Maybe<string>
}

interface Near {
  near?: Maybe<{ latitude: number; longitude: number; withinMiles: number }>
}

/** Instead of the usual order and of the rank of a search. NEAREST goes with `near`. */
interface Sorted {
  sort?: Maybe<'SOONEST' | 'NEAREST' | 'NEWEST'>
}

/** What admins ask of a list. */
interface Administered {
  /** By the column, instead of every other order; what has no value comes last. */
  orderBy?: Maybe<{ column: OrderColumn; descending: boolean }>
  isClaimed?: Maybe<boolean>
  /** Whether the governing body's feed made it. */
  isImported?: Maybe<boolean>
}

export type OrderColumn =
  | 'NAME'
  | 'CITY'
  | 'STATE'
  | 'AGE'
  | 'POSITION'
  | 'TIME'
  | 'TYPE'
  | 'EMAIL'
  | 'ROLE'
  | 'CREATED'
  | 'LAST_SEEN'

interface Grouped {
  sport?: Maybe<string>
  /** '12U'. */
  ageGroup?: Maybe<string>
}

interface Timed {
  /**
   * Divides what can be joined from what cannot (canceled, begun or past its deadline), which comes last: first what is still
   * to come, soonest first, then what has begun, most recent first.
   */
  now: Date
  upcomingOnly?: Maybe<boolean>
  /** Days at the venue, YYYY-MM-DD, both inclusive: what takes place on one of them. */
  from?: Maybe<string>
  to?: Maybe<string>
}

/**
 * Whose opportunities are seen: public ones by all; private ones also through a player on the team's roster; all of a
 * team's by those whose own team it is; all of their own by creators. Invite-only and hidden ones are in no other list.
 */
export type VisibleTo = { all: true } | { viewerID?: Maybe<string>; ownTeamIDs: string[]; rosterTeamIDs: string[] }

interface Queries {
  team: Paged & Placed & Near & Sorted & Grouped & Administered & { claimedBy?: Maybe<string>; level?: Maybe<string> }
  player: Paged &
    Placed &
    Near &
    Sorted &
    Administered & {
      ageGroup?: Maybe<string>
      /** The season that ages are counted for, with `ageGroup`. */
      seasonYear?: number
      position?: Maybe<string>
      claimedBy?: Maybe<string>
      /** Searches the public names instead, so that results reveal nothing about a last name. */
      searchPublicNames?: boolean
      /** Whose own players are searched by their whole names all the same. */
      ownerID?: Maybe<string>
    }
  event: Paged &
    Placed &
    Near &
    Sorted &
    Grouped &
    Administered &
    Timed & { eventType?: Maybe<string>; teamID?: Maybe<string>; createdBy?: Maybe<string> }
  opportunity: Paged &
    Placed &
    Near &
    Sorted &
    Grouped &
    Administered &
    Timed & {
      visibleTo: VisibleTo
      type?: Maybe<string>
      /** Words as in `search`, over city, state and location. */
      location?: Maybe<string>
      position?: Maybe<string>
      teamID?: Maybe<string>
      createdBy?: Maybe<string>
      /** A player's age: within the opportunity's limits, where it has any. */
      age?: Maybe<number>
      /** Ids of the positions a player plays: one of them is needed, or none is named. */
      plays?: Maybe<string[]>
      /** Neither cancelled nor started nor past the deadline. */
      openOnly?: Maybe<boolean>
    }
  user: Paged &
    Administered & {
      role?: Maybe<string>
      isBlocked?: Maybe<boolean>
      /** Not seen since then, or never. */
      notSeenSince?: Maybe<Date>
    }
}

export type Query<K extends Kind = Kind> = Queries[K]

interface Facets {
  team: 'state' | 'sport' | 'ageGroups' | 'levels'
  player: 'state' | 'position' | 'age' | 'leagueBirthYear'
  event: 'state' | 'eventType' | 'sport' | 'ageGroups'
  opportunity: 'state' | 'type' | 'positions' | 'sport' | 'ageGroups'
  user: 'role'
}

export type FacetColumn<K extends Kind = Kind> = Facets[K]

export type Listed<K extends Kind = Kind> = Row<K> & { id: string }
