import type { BirthWindow } from '../../values/age.ts'

/** The kinds of records that the directory can list, search, and count. */
export type Kind = 'team' | 'player' | 'event' | 'opportunity' | 'user'

export const kinds: readonly Kind[] = ['team', 'player', 'event', 'opportunity', 'user']

/** The columns of each record in the directory. Instants are ISO 8601 in UTC. States are two-letter codes. */
export interface Rows {
  team: {
    name: string
    locationCity: string
    state: string
    claimedBy?: string
    ageGroups: string[]
    levels: string[]
    sport?: string
    /** See `seasonLimitsOf`. */
    seasonUpTo?: string[]
    /** The owner's choices: see `packedCrest`. */
    crest?: string
    latitude?: number
    longitude?: number
    /** Created by the governing body's feed. */
    isImported?: boolean
    createdAt: string
  }
  player: {
    name: string
    /** The name that anonymous visitors see and search: 'Jordan S.' */
    publicName: string
    locationCity?: string
    state?: string
    position?: string
    /** The entered age, if the birth year is unknown. */
    age?: number
    birthYear?: number
    birthWindow?: BirthWindow
    /** The season's year minus this is the player's age by USSSA's rule. */
    leagueBirthYear?: number
    latitude?: number
    longitude?: number
    claimedBy?: string
    custodianTeamID?: string
    isImported?: boolean
    /** Only people with a tie to the player find it. */
    isTeamOnly?: boolean
    createdAt: string
  }
  event: {
    name: string
    city?: string
    state?: string
    startsAt: string
    endsAt?: string
    /** The days at the venue, YYYY-MM-DD, both inclusive. */
    firstDay: string
    lastDay: string
    cancelled: boolean
    eventType?: string
    /** Its own, else its team's. */
    sport?: string
    ageGroups: string[]
    teamID?: string
    createdBy?: string
    latitude?: number
    longitude?: number
    isImported?: boolean
    createdAt: string
  }
  opportunity: {
    title: string
    teamName?: string
    teamID?: string
    createdBy: string
    type: string
    visibility: string
    city?: string
    state?: string
    location?: string
    startsAt: string
    /** The days at the venue, YYYY-MM-DD, both inclusive. */
    firstDay: string
    lastDay: string
    deadline?: string
    cancelled: boolean
    positions: string[]
    /** Its own, else its team's. */
    sport?: string
    /** Its team's. */
    seasonUpTo?: string[]
    /** The age groups within the age limits. */
    ageGroups: string[]
    minAge?: number
    maxAge?: number
    latitude?: number
    longitude?: number
    createdAt: string
  }
  user: {
    email: string
    name: string
    role: string
    isBlocked: boolean
    /** The last day on which the user signed in or refreshed a session. */
    lastSeenAt?: string
    createdAt: string
  }
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
