import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import type { Hidden } from '../../store/records/hidden.ts'

export type EventItem = EntityItem<ReturnType<typeof events>>

export type EventDivision = {
  ageGroup: string
  division: string
  entered?: number
  approved?: number
  max?: number
  entryFeeCents?: number
  deadline?: string
  soldOut?: boolean
}

/** `date` and `endDate` are UTC instants, shown in `timeZone`. */
export const events = entity('event', { byID: ['event#${eventID}', 'meta'] }, () => ({
  eventID: { type: 'string', required: true },
  version: { type: 'number', required: true },
  name: { type: 'string', required: true },
  date: { type: 'string', required: true },
  endDate: { type: 'string' },
  timeZone: { type: 'string', required: true },
  location: { type: 'string' },
  city: { type: 'string' },
  state: { type: 'string' },
  eventType: { type: 'string' },
  sport: { type: 'string' },
  latitude: { type: 'number' },
  longitude: { type: 'number' },
  url: { type: 'string' },
  /** The number of changes of time or place, cancellations, and reopenings: SEQUENCE of its calendar file. */
  calendarSequence: { type: 'number' },
  status: { type: ['scheduled', 'postponed', 'cancelled'] as const, required: true },
  divisions: { type: CustomAttributeType<EventDivision[]>('any') },
  teamID: { type: 'string' },
  /** Taken down by an admin. Only its owner and admins see it. */
  hidden: { type: CustomAttributeType<Hidden>('any') },
  createdBy: { type: 'string' },
  origin: { type: CustomAttributeType<SyncOrigin>('any') },
  createdAt: { type: 'string', required: true },
  updatedAt: { type: 'string', required: true },
}))

/** A team's reference to an event it hosts. */
// The events a team hosts.
export const teamEvents = entity('team-event', { byTeam: ['team#${teamID}', 'evt#${eventID}'] }, () => ({
  teamID: { type: 'string', required: true },
  eventID: { type: 'string', required: true },
}))
