import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity, optional, required } from '../../store/entity.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import type { Hidden } from '../../store/records/hidden.ts'
import type { RefundPolicy } from '../../values/refunds.ts'

export type EventItem = EntityItem<ReturnType<typeof events>>

export type EventDivision = {
  /** Absent in a division from the feed, where teams enter at the governing body. */
  id?: string
  ageGroup: string
  division: string
  entered?: number
  approved?: number
  max?: number
  entryFeeCents?: number
  guaranteedGames?: number
  deadline?: string
  soldOut?: boolean
  /** It does not take place, because too few teams entered. */
  canceled?: boolean
}

export type DivisionOfEvent = EventDivision & { eventID: string }

/** `date` and `endDate` are UTC instants, shown in `timeZone`. */
export const events = entity('event', { byID: ['event#${eventID}', 'meta'] }, () => ({
  ...required('string', 'name', 'date', 'timeZone', 'createdAt', 'updatedAt'),
  version: { type: 'number', required: true },
  ...optional('string', 'endDate', 'location', 'city', 'state', 'eventType', 'sport', 'url', 'teamID', 'createdBy'),
  ...optional('string', 'description', 'organizer', 'paymentDue', 'paymentNote', 'paymentURL', 'scoresURL'),
  /** See `unverifiedMark`. */
  unverifiedBy: { type: 'string' },
  /** From then on teams cannot change the players whom they chose. */
  rostersFreezeAt: { type: 'string' },
  /** Whether families accept a waiver for the players whom teams choose: the text of the hosting team, or ours. */
  waiverRequired: { type: 'boolean' },
  refundPolicy: { type: CustomAttributeType<RefundPolicy>('any') },
  ...optional('number', 'latitude', 'longitude'),
  /** The number of changes of time, place, or status: SEQUENCE of its calendar file. */
  calendarSequence: { type: 'number' },
  status: { type: ['scheduled', 'postponed', 'cancelled'] as const, required: true },
  divisions: { type: CustomAttributeType<EventDivision[]>('any') },
  /** Taken down by an admin. Only its owner and admins see it. */
  hidden: { type: CustomAttributeType<Hidden>('any') },
  origin: { type: CustomAttributeType<SyncOrigin>('any') },
}))

/** Whether teams enter it here. Divisions have IDs only if its organizer lists them. */
export const takesEntries = ({ divisions }: Pick<EventItem, 'divisions'>) => divisions?.some(({ id }) => id) ?? false

/** A team's reference to an event it hosts. */
// The events a team hosts.
export const teamEvents = entity('team-event', { byTeam: ['team#${teamID}', 'evt#${eventID}'] })

/** A version that each entry of a division raises. A spot is taken only if no other entry changed since the entries were read. */
// The turns of the divisions of an event.
export const entryTurns = entity('entry-turn', { byEvent: ['event#${eventID}', 'entry-turn#${divisionID}'] }, () => ({
  version: { type: 'number', required: true },
}))
