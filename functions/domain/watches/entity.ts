import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity, required } from '../../store/entity.ts'
import { LOCALES } from '../../values/messages/locale.ts'

/** TEAM follows a team: its new opportunities and events, and their changes. The others are searches of a list. */
export const WATCH_KINDS = ['OPPORTUNITIES', 'EVENTS', 'TEAMS', 'TEAM'] as const
export type WatchKind = (typeof WATCH_KINDS)[number]

type Found = { kind: 'opportunity' | 'event' | 'team'; id: string }

export type WatchRow = {
  /** Records that became public before it was created are not new to it. */
  watchID: string
  kind: WatchKind
  /** The list's filters as in its URL, or the team's ID. */
  subject: string
  isDaily: boolean
  isPaused: boolean
  /** Made for a claimed player. */
  isAutomatic?: true
  createdAt: string
  /** What the next email is about, at most `MAX_LISTED`, and how many there are. `since` names the email. */
  found?: { records: Found[]; count: number; since: string; dueAt: string }
}

export type WatchListItem = EntityItem<ReturnType<typeof watchLists>>

const SHARDS = 16
export const shards = Array.from({ length: SHARDS }, (_, shard) => shard)
/** The last characters of an ID are random. */
export const watchListKey = (ownerID: string) => ({
  ownerID,
  shard: [...ownerID].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % SHARDS,
})

/** All watches of an owner. They are matched, changed, and deleted together, so they are one item. */
// The watch lists of a shard.
export const watchLists = entity('watch-list', { byShard: ['watches#${shard}', '${ownerID}'] }, () => ({
  ...required('number', 'shard', 'version'),
  /** The user, or a visitor: see `visitorID`. */
  ownerID: { type: 'string', required: true },
  /** The visitor's confirmed address. */
  email: { type: 'string' },
  /** The visitor's language. */
  locale: { type: LOCALES },
  watches: { type: CustomAttributeType<WatchRow[]>('any'), required: true },
  /** The position in the change log up to which matches were found. */
  matchedThrough: { type: 'string' },
  /** How many emails were sent on a day. */
  mails: { type: CustomAttributeType<{ day: string; count: number }>('any') },
  /** When the owner last used the site or a link of an email. */
  visitedAt: { type: 'string', required: true },
}))

/** Who follows a team, to find them when one of its records changes. */
export const teamFollowers = entity('team-follower', { byTeam: ['followers#${teamID}', '${ownerID}'] })
