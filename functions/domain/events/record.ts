import { daysAtVenue } from '../../services/places/venue-time.ts'
import type { Rows } from '../../store/change-log/rows.ts'
import { listedRecord } from '../../store/records/listed-record.ts'
import { sportOf } from '../../values/sports.ts'
import type { TeamItem } from '../teams/entity.ts'
import { isImported } from '../teams/provisional.ts'
import { type EventItem, events, teamEvents } from './entity.ts'

/** The directory row of an event and its hosting team. */
const eventRow = (event: EventItem, team?: Pick<TeamItem, 'sport'> | null): Rows['event'] => ({
  name: event.name,
  city: event.city,
  state: event.state,
  startsAt: event.date,
  endsAt: event.endDate,
  ...daysAtVenue(event.date, event.endDate, event.timeZone),
  cancelled: event.status === 'cancelled',
  eventType: event.eventType,
  sport: sportOf(event.sport ?? team?.sport),
  ageGroups: [...new Set(event.divisions?.map(({ ageGroup }) => ageGroup))],
  teamID: event.teamID,
  createdBy: event.createdBy,
  latitude: event.latitude,
  longitude: event.longitude,
  ...(isImported(event) && { isImported: true }),
  createdAt: event.createdAt,
})

/** The team's sport is indexed for the event. */
type Listing = { team?: Pick<TeamItem, 'sport'> | null }

export const eventRecord = listedRecord({
  kind: 'event',
  id: 'eventID',
  entity: events,
  row: (event: EventItem, { team }: Listing) => eventRow(event, team),
  references: ({ teamID, eventID, hidden }) =>
    teamID && !hidden ? [{ entity: teamEvents, key: { teamID, eventID } }] : [],
})
