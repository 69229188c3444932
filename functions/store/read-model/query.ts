import type { ColumnFilters, Kind, Row } from '../change-log/rows.ts'
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

interface Stated {
  /** Leaves out the records that do not state all that is asked for. */
  statedOnly?: Maybe<boolean>
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
  team: ColumnFilters<'team'> & Paged & Located & Stated & Administered
  player: ColumnFilters<'player'> &
    Paged &
    Located &
    Stated &
    Administered & {
      /** Default: none, so only listed players. */
      ties?: Ties
      ageGroup?: Maybe<string>
      /** See `lastThird`. Used with `ageGroup`. */
      lastThird?: number
      /** Searches public names instead, so that results reveal nothing about last names. */
      searchPublicNames?: boolean
      /** Also finds the owner's players whose full names match. Used with `searchPublicNames`. */
      own?: { ownerID: string; search?: Maybe<string> } | null
    }
  event: ColumnFilters<'event'> & Paged & Located & Stated & Administered & Timed
  opportunity: ColumnFilters<'opportunity'> &
    Paged &
    Located &
    Stated &
    Administered &
    Timed & {
      visibleTo: VisibleTo
      /** 'Austin, TX' is exactly this city. Any other text matches words like `search`, in city, state, and location. */
      location?: Maybe<string>
      /** A player's age. Matches opportunities without age limits and those whose limits include it. */
      age?: Maybe<number>
      /** A player's ages by season and by what decides them: an age rule, a sport, or 'any'. Matches like `age`. No ages match all. */
      seasonAges?: Maybe<{ season: number; decidedBy: string[]; ages: number[] }[]>
      /** IDs of the positions a player plays. Matches opportunities that need one of them or that name none. */
      plays?: Maybe<string[]>
      /** Not canceled, not started, and not past the deadline. */
      openOnly?: Maybe<boolean>
    }
  user: ColumnFilters<'user'> &
    Paged &
    Administered & {
      /** Last seen before this instant, or never. */
      notSeenSince?: Maybe<Date>
    }
}

export type Query<K extends Kind = Kind> = Queries[K]

type Facets = { [K in Kind]: keyof Row<K> & string }

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
