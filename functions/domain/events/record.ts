import { daysAtVenue } from '../../services/places/venue-time.ts'
import { listedRecord } from '../../store/records/listed-record.ts'
import { seasonYear } from '../../values/age.ts'
import { ageGroupsOfDivisions } from '../../values/age-groups.ts'
import { pick } from '../../values/pick.ts'
import { sportOf } from '../../values/sports.ts'
import type { TeamItem } from '../teams/entity.ts'
import { isImported } from '../teams/provisional.ts'
import { type EventItem, events, teamEvents } from './entity.ts'

/** The team's sport is indexed for the event. */
type Listing = { team?: Pick<TeamItem, 'sport'> | null }

export const eventRecord = listedRecord({
  kind: 'event',
  id: 'eventID',
  entity: events,
  row: (event: EventItem, { team }: Listing) => ({
    ...pick(event, 'name', 'city', 'state', 'eventType', 'teamID', 'createdBy', 'latitude', 'longitude', 'createdAt'),
    startsAt: event.date,
    endsAt: event.endDate,
    ...daysAtVenue(event.date, event.endDate, event.timeZone),
    cancelled: event.status === 'cancelled',
    sport: sportOf(event.sport ?? team?.sport),
    ageGroups: ageGroupsOfDivisions(event.divisions, seasonYear(new Date(event.date))),
    ...(isImported(event) && { isImported: true }),
  }),
  references: ({ teamID, eventID, hidden }) =>
    teamID && !hidden ? [{ entity: teamEvents, key: { teamID, eventID } }] : [],
})
