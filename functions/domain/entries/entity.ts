import type { EntityItem } from 'electrodb'
import { entity, optional, required } from '../../store/entity.ts'
import type { Writes } from '../../store/store.ts'
import { scheduledWork } from '../scheduled-work/entity.ts'

export type EntryItem = EntityItem<ReturnType<typeof entries>>

const ENTRY_STATUSES = ['APPLIED', 'ACCEPTED', 'WAITLISTED', 'DECLINED', 'WITHDRAWN'] as const

/** The key enforces one entry per division and team. The GraphQL ID is `<eventID>.<divisionID>.<teamID>`. */
// The entries of an event.
export const entries = entity('entry', { byEvent: ['event#${eventID}', 'entry#${divisionID}#${teamID}'] }, () => ({
  ...required('string', 'enteredBy', 'createdAt', 'updatedAt'),
  version: { type: 'number', required: true },
  status: { type: ENTRY_STATUSES, required: true },
  /** The team's message to the organizer, the organizer's reason for a decline, and the end of the offer of a held spot. */
  ...optional('string', 'note', 'reason', 'offerExpiresAt'),
  /** When it joined the waitlist. Absent if it is not on it. */
  waitlistedAt: { type: 'string' },
  /** Entered after the deadline: no spot is offered before one is given back. */
  isLate: { type: 'boolean' },
  /** What the team paid, as the organizer recorded it, and what it gets back. */
  ...optional('number', 'feePaidCents', 'refundCents'),
  /** Whom the organizer asks, if not who entered the team. See `contactOf`. */
  contactID: { type: 'string' },
  /** The day through which the team is insured, as the organizer confirmed it. */
  insuredUntil: { type: 'string' },
  /** Who decided on it, or moved it, for the organizer. */
  decidedBy: { type: 'string' },
  /** The division from which the organizer moved it. */
  movedFrom: { type: 'string' },
  /** The IDs of the players whom the team chose for the event. */
  roster: { type: 'list', items: { type: 'string' } },
  /** When the team arrived, and when that last changed at check-in. */
  ...optional('string', 'checkedInAt', 'checkInChangedAt'),
}))

/** A team's reference to an entry. */
// The entries of a team.
export const teamEntries = entity('team-entry', { byTeam: ['team#${teamID}', 'entry#${eventID}#${divisionID}'] })

/** A player's reference to an event for which a team has chosen it. It stays until the player or the event is gone. */
// The events that a player was chosen for.
export const playerEvents = entity('player-event', { byPlayer: ['player#${playerID}', 'evt#${eventID}'] })

/** The same reference of the event to the player, by which the deletion of the event finds both. */
// The players who were chosen for an event.
export const eventPlayers = entity('event-player', { byEvent: ['chosen#${eventID}', 'player#${playerID}'] })

type Choice = { playerID: string; eventID: string }

export const choiceWrites = (choice: Choice): Writes => [[playerEvents().put(choice)], [eventPlayers().put(choice)]]

export const choiceRemoval = (choice: Choice): Writes => [
  [playerEvents().delete(choice)],
  [eventPlayers().delete(choice)],
]

type Key = Pick<EntryItem, 'eventID' | 'divisionID' | 'teamID'>

export const entryID = ({ eventID, divisionID, teamID }: Key) => `${eventID}.${divisionID}.${teamID}`

/** The writes that remove an entry, with the end of an offer. */
export const entryRemoval = (key: Key): Writes => [
  [entries().delete(key)],
  [teamEntries().delete(key)],
  [scheduledWork().delete({ kind: 'entry-offer', recordID: entryID(key) })],
]
