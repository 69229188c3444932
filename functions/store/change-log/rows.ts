import type { BirthWindow } from '../../values/age.ts'
import type { Visibility } from '../../values/player-visibility.ts'

/** The types of the columns of the directory. Instants are ISO 8601 in UTC. */
type ColumnTypes = { text: string; number: number; flag: boolean; list: string[]; instant: string }
export type ColumnType = keyof ColumnTypes

/** The columns of each kind of record that the directory can list, search, and count. A record may lack those with a question mark. */
export const columns = {
  team: {
    name: 'text',
    locationCity: 'text',
    state: 'text',
    claimedBy: 'text?',
    ageGroups: 'list',
    levels: 'list',
    sport: 'text?',
    /** See `seasonLimitsOf`. */
    seasonUpTo: 'list?',
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
    state: 'text?',
    /** The main one first. */
    positions: 'list?',
    /** The positions of the filter under which lists find the player. */
    listedPositions: 'list?',
    /** The entered age, if the birth year is unknown. */
    age: 'number?',
    birthYear: 'number?',
    birthWindow: 'text?',
    /** The birth year and window as one number: see `bornThird`. */
    bornThird: 'number?',
    latitude: 'number?',
    longitude: 'number?',
    claimedBy: 'text?',
    custodianTeamID: 'text?',
    isImported: 'flag?',
    /** Only people with a tie find a player who is TEAM_ONLY. Absent means LISTED. */
    visibility: 'text?',
    createdAt: 'instant',
  },
  event: {
    name: 'text',
    city: 'text?',
    state: 'text?',
    startsAt: 'instant',
    endsAt: 'instant?',
    /** The days at the venue, YYYY-MM-DD, both inclusive. */
    firstDay: 'text',
    lastDay: 'text',
    cancelled: 'flag',
    eventType: 'text?',
    /** Its own, else its team's. */
    sport: 'text?',
    ageGroups: 'list',
    teamID: 'text?',
    createdBy: 'text?',
    latitude: 'number?',
    longitude: 'number?',
    isImported: 'flag?',
    createdAt: 'instant',
  },
  opportunity: {
    title: 'text',
    teamName: 'text?',
    teamID: 'text?',
    createdBy: 'text',
    type: 'text',
    visibility: 'text',
    city: 'text?',
    state: 'text?',
    location: 'text?',
    startsAt: 'instant',
    /** The days at the venue, YYYY-MM-DD, both inclusive. */
    firstDay: 'text',
    lastDay: 'text',
    deadline: 'instant?',
    cancelled: 'flag',
    positions: 'list',
    /** Its own, else its team's. */
    sport: 'text?',
    /** The rule by which its ages count, if its team says in which body it plays. */
    ageRuleID: 'text?',
    /** Its team's. */
    seasonUpTo: 'list?',
    /** The age groups within the age limits. */
    ageGroups: 'list',
    minAge: 'number?',
    maxAge: 'number?',
    latitude: 'number?',
    longitude: 'number?',
    createdAt: 'instant',
  },
  user: {
    email: 'text',
    name: 'text',
    role: 'text',
    isBlocked: 'flag',
    /** The last day on which the user signed in or refreshed a session. */
    lastSeenAt: 'instant?',
    createdAt: 'instant',
  },
} as const satisfies Record<string, Record<string, ColumnType | `${ColumnType}?`>>

export type Kind = keyof typeof columns
export const kinds = Object.keys(columns) as Kind[]

type Columns<K extends Kind> = (typeof columns)[K]
type RowOf<K extends Kind> = {
  [C in keyof Columns<K> as Columns<K>[C] extends ColumnType ? C : never]: ColumnTypes[Columns<K>[C] & ColumnType]
} & {
  [C in keyof Columns<K> as Columns<K>[C] extends ColumnType ? never : C]?: Columns<K>[C] extends `${infer T extends
    ColumnType}?`
    ? ColumnTypes[T]
    : never
}

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
