import type { Kind, Row } from '../change-log/rows.ts'
import type { Dialect } from './terms.ts'

type Maybe<T> = T | null | undefined

/** Null, undefined, and blank filters are ignored. Text comparison ignores case and accents. */
interface Paged {
  /** 1-based. Default 1. */
  page?: Maybe<number>
  /** Default 20. */
  perPage?: Maybe<number>
  /** Every word must match. One or two letters match the start of a word, three or more match any part of a word. */
  search?: Maybe<string>
}

interface Located {
  state?: Maybe<string>
  /** 'Austin, TX' is exactly this city. Any other text matches words like `search`. */
  city?: Maybe<string>
  near?: Maybe<{ latitude: number; longitude: number; withinMiles: number }>
  /** Replaces the default order and the search ranking. NEAREST and BEST (distance and date together) require `near`. */
  sort?: Maybe<'BEST' | 'SOONEST' | 'NEAREST' | 'NEWEST'>
}

/** Filters and order for admins. */
interface Administered {
  /** Replaces every other order. Records without a value come last. */
  orderBy?: Maybe<{ column: OrderColumn; descending: boolean }>
  isClaimed?: Maybe<boolean>
  /** Whether the governing body's feed created it. */
  isImported?: Maybe<boolean>
}

export type OrderColumn = { [K in Kind]: keyof (typeof COLUMNS)[K] }[Kind]

/**
 * What a record does not state is not a no: records without a sport, an age group, a level, or a season's cost stay in lists that are filtered by it, after
 * those that state it.
 */
interface Stated {
  /** Leaves out the records that do not state all that is asked for. */
  statedOnly?: Maybe<boolean>
}

interface Grouped extends Stated {
  sport?: Maybe<string>
  /** For example '12U'. */
  ageGroup?: Maybe<string>
}

/** By the cost of a season, if the team says it. */
interface Priced {
  /** One of SEASON_LIMITS. */
  seasonUpTo?: Maybe<number>
}

interface Timed {
  /**
   * The time that separates records that can be joined from those that cannot (canceled, started, or past the deadline). Those come last:
   * upcoming ones first, soonest first, then started ones, most recent first.
   */
  now: Date
  upcomingOnly?: Maybe<boolean>
  /** Local dates of the venue, YYYY-MM-DD, both inclusive. Matches records that cover a day of the range. */
  from?: Maybe<string>
  to?: Maybe<string>
}

/**
 * Which opportunities the viewer may see: public ones, private ones of teams with a player of the viewer on the roster, all of the viewer's
 * own teams, and all that the viewer created. Invite-only and hidden ones are in no other list.
 */
export type VisibleTo = { all: true } | { viewerID?: Maybe<string>; ownTeamIDs: string[]; rosterTeamIDs: string[] }

/** The team-only players that the viewer finds: the viewer's own, those in custody of the teams, and the given ones. */
export type Ties = { all: true } | { viewerID?: Maybe<string>; teamIDs: string[]; playerIDs: string[] }

interface Queries {
  team: Paged & Located & Grouped & Priced & Administered & { claimedBy?: Maybe<string>; level?: Maybe<string> }
  player: Paged &
    Located &
    Stated &
    Administered & {
      /** Default: none, so only listed players. */
      ties?: Ties
      ageGroup?: Maybe<string>
      /** See `lastThird`. Used with `ageGroup`. */
      lastThird?: number
      position?: Maybe<string>
      claimedBy?: Maybe<string>
      /** Searches public names instead, so that results reveal nothing about last names. */
      searchPublicNames?: boolean
      /** Also finds the owner's players whose full names match. Used with `searchPublicNames`. */
      own?: { ownerID: string; search?: Maybe<string> } | null
    }
  event: Paged &
    Located &
    Grouped &
    Administered &
    Timed & { eventType?: Maybe<string>; teamID?: Maybe<string>; createdBy?: Maybe<string> }
  opportunity: Paged &
    Located &
    Grouped &
    Priced &
    Administered &
    Timed & {
      visibleTo: VisibleTo
      type?: Maybe<string>
      /** 'Austin, TX' is exactly this city. Any other text matches words like `search`, in city, state, and location. */
      location?: Maybe<string>
      position?: Maybe<string>
      teamID?: Maybe<string>
      createdBy?: Maybe<string>
      /** A player's age. Matches opportunities without age limits and those whose limits include it. */
      age?: Maybe<number>
      /** A player's ages by season and by what decides them: an age rule, a sport, or 'any'. Matches like `age`. No ages match all. */
      seasonAges?: Maybe<{ season: number; decidedBy: string[]; ages: number[] }[]>
      /** IDs of the positions a player plays. Matches opportunities that need one of them or that name none. */
      plays?: Maybe<string[]>
      /** Not canceled, not started, and not past the deadline. */
      openOnly?: Maybe<boolean>
    }
  user: Paged &
    Administered & {
      role?: Maybe<string>
      isBlocked?: Maybe<boolean>
      /** Last seen before this instant, or never. */
      notSeenSince?: Maybe<Date>
    }
}

export type Query<K extends Kind = Kind> = Queries[K]

interface Facets {
  team: 'state' | 'locationCity' | 'sport' | 'ageGroups' | 'levels' | 'seasonUpTo'
  player: 'state' | 'listedPositions' | 'age' | 'bornThird'
  event: 'state' | 'eventType' | 'sport' | 'ageGroups'
  opportunity: 'state' | 'city' | 'type' | 'positions' | 'sport' | 'ageGroups' | 'seasonUpTo'
  user: 'role'
}

export type FacetColumn<K extends Kind = Kind> = Facets[K]

export type Listed<K extends Kind = Kind> = Row<K> & { id: string }

/** Players are ordered by calendar-year age if the birth year is known. That is the same order as by league age. */
const COLUMNS = {
  team: { NAME: text('name'), CITY: text('locationCity'), STATE: text('state'), CREATED: 'createdAt' },
  player: {
    NAME: text('name'),
    CITY: text('locationCity'),
    STATE: text('state'),
    CREATED: 'createdAt',
    AGE: () => `coalesce(age, ${new Date().getUTCFullYear()} - birthYear)`,
    POSITION: (dialect: Dialect) => dialect.first('positions'),
  },
  event: { NAME: text('name'), CITY: text('city'), STATE: text('state'), TIME: 'startsAt', CREATED: 'createdAt' },
  opportunity: {
    NAME: text('title'),
    TYPE: text('type'),
    CITY: text('city'),
    STATE: text('state'),
    TIME: 'startsAt',
    CREATED: 'createdAt',
  },
  user: {
    NAME: text('name'),
    EMAIL: text('email'),
    ROLE: text('role'),
    CREATED: 'createdAt',
    LAST_SEEN: 'lastSeenAt',
  },
} satisfies Record<Kind, object>

function text(column: string) {
  return ({ plain }: Dialect) => `nullif(${plain(column)}, '')`
}

type OrderExpression = string | ((dialect: Dialect) => string)

/** The SQL expression of the column, as an engine writes it. Undefined if a list of the kind cannot be ordered by it. */
export const orderExpression = (kind: Kind, column: OrderColumn) =>
  (COLUMNS[kind] as { [Column in OrderColumn]?: OrderExpression })[column]
