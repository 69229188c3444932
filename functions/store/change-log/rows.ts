import type { BirthWindow } from '../../values/age.ts'
import type { Visibility } from '../../values/player-visibility.ts'

/** The types of the columns of the directory. Instants are ISO 8601 in UTC. */
type ColumnTypes = { text: string; number: number; flag: boolean; list: string[]; instant: string }
export type ColumnType = keyof ColumnTypes
/** A record may lack the columns with a question mark. */
type DeclaredType = ColumnType | `${ColumnType}?`

/** A column whose values lists are filtered by. They are in the full-text index. */
type FilteredColumn = {
  type: DeclaredType
  /** The filter's name in a query, which is that of the argument in the API. */
  filter: string
  /** The list's facets count each value. */
  hasFacet?: true
  /** What a record does not state is not a no: those without a value stay in the list, after those that have the asked one. */
  keepsUnstated?: true
}

/** The columns of each kind of record that the directory can list, search, and count. Facets are in this order. */
export const columns = {
  team: {
    name: 'text',
    locationCity: 'text',
    state: { type: 'text', filter: 'state', hasFacet: true },
    claimedBy: { type: 'text?', filter: 'claimedBy' },
    sport: { type: 'text?', filter: 'sport', hasFacet: true, keepsUnstated: true },
    ageGroups: { type: 'list', filter: 'ageGroup', hasFacet: true, keepsUnstated: true },
    levels: { type: 'list', filter: 'level', keepsUnstated: true },
    /** See `seasonLimitsOf`. */
    seasonUpTo: { type: 'list?', filter: 'seasonUpTo', hasFacet: true, keepsUnstated: true },
    /** The owner's choices: see `packedCrest`. */
    crest: 'text?',
    latitude: 'number?',
    longitude: 'number?',
    /** Created by the governing body's feed. */
    isImported: 'flag?',
    createdAt: 'instant',
  },
  player: {
    name: 'text',
    /** The name that anonymous visitors see and search: 'Jordan S.' */
    publicName: 'text',
    locationCity: 'text?',
    state: { type: 'text?', filter: 'state', hasFacet: true },
    /** The main one first. */
    positions: 'list?',
    /** The positions of the filter under which lists find the player. */
    listedPositions: { type: 'list?', filter: 'position', hasFacet: true },
    /** The entered age, if the birth year is unknown. */
    age: { type: 'number?', filter: 'age' },
    birthYear: 'number?',
    birthWindow: 'text?',
    /** The birth year and window as one number: see `bornThird`. */
    bornThird: { type: 'number?', filter: 'bornThird' },
    latitude: 'number?',
    longitude: 'number?',
    claimedBy: { type: 'text?', filter: 'claimedBy' },
    custodianTeamID: 'text?',
    isImported: 'flag?',
    /** Only people with a tie find a player who is TEAM_ONLY. Absent means LISTED. */
    visibility: { type: 'text?', filter: 'visibility' },
    createdAt: 'instant',
  },
  event: {
    name: 'text',
    city: 'text?',
    state: { type: 'text?', filter: 'state', hasFacet: true },
    startsAt: 'instant',
    endsAt: 'instant?',
    /** The days at the venue, YYYY-MM-DD, both inclusive. */
    firstDay: 'text',
    lastDay: 'text',
    cancelled: 'flag',
    /** Its own, else its team's. */
    sport: { type: 'text?', filter: 'sport', hasFacet: true, keepsUnstated: true },
    ageGroups: { type: 'list', filter: 'ageGroup', hasFacet: true, keepsUnstated: true },
    eventType: { type: 'text?', filter: 'eventType', hasFacet: true },
    teamID: { type: 'text?', filter: 'teamID' },
    createdBy: { type: 'text?', filter: 'createdBy' },
    latitude: 'number?',
    longitude: 'number?',
    isImported: 'flag?',
    createdAt: 'instant',
  },
  opportunity: {
    title: 'text',
    teamName: 'text?',
    teamID: { type: 'text?', filter: 'teamID' },
    createdBy: { type: 'text', filter: 'createdBy' },
    visibility: { type: 'text', filter: 'visibility' },
    city: 'text?',
    state: { type: 'text?', filter: 'state', hasFacet: true },
    type: { type: 'text', filter: 'type', hasFacet: true },
    location: 'text?',
    startsAt: 'instant',
    /** The days at the venue, YYYY-MM-DD, both inclusive. */
    firstDay: 'text',
    lastDay: 'text',
    deadline: 'instant?',
    cancelled: 'flag',
    /** Its own, else its team's. */
    sport: { type: 'text?', filter: 'sport', hasFacet: true, keepsUnstated: true },
    /** The rule by which its ages count, if its team says in which body it plays. */
    ageRuleID: 'text?',
    /** The age groups within the age limits. */
    ageGroups: { type: 'list', filter: 'ageGroup', hasFacet: true, keepsUnstated: true },
    positions: { type: 'list', filter: 'position', hasFacet: true },
    /** Its team's. */
    seasonUpTo: { type: 'list?', filter: 'seasonUpTo', hasFacet: true, keepsUnstated: true },
    minAge: 'number?',
    maxAge: 'number?',
    latitude: 'number?',
    longitude: 'number?',
    createdAt: 'instant',
  },
  user: {
    email: 'text',
    name: 'text',
    role: { type: 'text', filter: 'role' },
    isBlocked: { type: 'flag', filter: 'isBlocked' },
    /** The last day on which the user signed in or refreshed a session. */
    lastSeenAt: 'instant?',
    createdAt: 'instant',
  },
} as const satisfies Record<string, Record<string, DeclaredType | FilteredColumn>>

export type Kind = keyof typeof columns
export const kinds = Object.keys(columns) as Kind[]

/** The columns of the kind with their declared types. */
type Columns<K extends Kind> = {
  [C in keyof (typeof columns)[K]]: (typeof columns)[K][C] extends { type: infer T } ? T : (typeof columns)[K][C]
}
type RowOf<K extends Kind> = {
  [C in keyof Columns<K> as Columns<K>[C] extends ColumnType ? C : never]: ColumnTypes[Columns<K>[C] & ColumnType]
} & {
  [C in keyof Columns<K> as Columns<K>[C] extends ColumnType ? never : C]?: Columns<K>[C] extends `${infer T extends
    ColumnType}?`
    ? ColumnTypes[T]
    : never
}

type Filter<C> = C extends { filter: infer Name extends string } ? Name : never
/** The filters of the kind by a column's values. */
export type ColumnFilters<K extends Kind> = {
  [C in keyof (typeof columns)[K] as Filter<(typeof columns)[K][C]>]?: string | number | boolean | null | undefined
}
export type FilterName = { [K in Kind]: keyof ColumnFilters<K> }[Kind]

/** The columns of the kind that lists are filtered by. */
export const filteredColumns = (kind: Kind) =>
  Object.entries<DeclaredType | FilteredColumn>(columns[kind]).flatMap(([name, column]) =>
    typeof column === 'string' ? [] : [{ name, ...column, filter: column.filter as FilterName }],
  )

/** The row of a record in the directory. States are two-letter codes. */
export type Rows = { [K in Exclude<Kind, 'player'>]: RowOf<K> } & {
  player: Omit<RowOf<'player'>, 'birthWindow' | 'visibility'> & { birthWindow?: BirthWindow; visibility?: Visibility }
}
export type Row<K extends Kind = Kind> = Rows[K]

/**
 * A record after a write. The change with the highest `version` wins, in whatever order changes arrive. `row: null` means that the record
 * was deleted.
 */
export interface ChangeLogChange<K extends Kind = Kind> {
  id: string
  version: number
  row: Row<K> | null
  /** The change makes the record public for the first time. */
  isNew?: true
}
