import type { Rows } from '../change-log/rows.ts'
import type { EventItem } from './entity.ts'

/** What the directory keeps of an event. */
export const eventRow = (event: EventItem): Rows['event'] => ({
  name: event.name,
  city: event.city,
  state: event.state,
  startsAt: event.date,
  endsAt: event.endDate,
  eventType: event.eventType,
  teamID: event.teamID,
  createdBy: event.createdBy,
  latitude: event.latitude,
  longitude: event.longitude,
  createdAt: event.createdAt,
})
