import type { BirthWindow } from '../players/birth-windows.ts'

/** What the directory can list, search and count. */
export type Kind = 'team' | 'player' | 'event' | 'opportunity' | 'user'

export const kinds: readonly Kind[] = ['team', 'player', 'event', 'opportunity', 'user']

/** The columns that the directory keeps of each record. Instants are ISO 8601 in UTC, states two-letter codes. */
export interface Rows {
  team: {
    name: string
    locationCity: string
    state: string
    claimedBy?: string
    ageGroups: string[]
    levels: string[]
    sport?: string
    /** What the owner has chosen of it: see `crests/chosen-crest.ts`. */
    crest?: string
    latitude?: number
    longitude?: number
    /** The governing body's feed made it. */
    isImported?: boolean
    createdAt: string
  }
  player: {
    name: string
    /** What an anonymous visitor reads and searches: 'Jordan S.' */
    publicName: string
    locationCity?: string
    state?: string
    position?: string
    /** The age that was typed in, where no birth year is known. */
    age?: number
    birthYear?: number
    birthWindow?: BirthWindow
    /** The season's year less this is the player's age by USSSA's rule. */
    leagueBirthYear?: number
    latitude?: number
    longitude?: number
    claimedBy?: string
    isImported?: boolean
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
    /** The groups within its age limits. */
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
    /** The last day on which the account signed in or a session of it went on. */
    lastSeenAt?: string
    createdAt: string
  }
}

export type Row<K extends Kind = Kind> = Rows[K]

/**
 * One record as a write left it. Of several changes of a record the one with the highest `version` holds, whatever order
 * they arrive in; `row: null` says that the record is gone.
 */
export interface ChangeLogChange<K extends Kind = Kind> {
  id: string
  version: number
  row: Row<K> | null
}
