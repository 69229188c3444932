import { listedRecord } from '../../store/records/listed-record.ts'
import type { TeamItem } from '../teams/entity.ts'
import { type EventItem, events, teamEvents } from './entity.ts'
import { eventRow } from './row.ts'

/** The team's sport is indexed for the event. */
type Listing = { team?: Pick<TeamItem, 'sport'> | null }

export const eventRecord = listedRecord({
  kind: 'event',
  id: 'eventID',
  entity: events,
  row: (event: EventItem, { team }: Listing) => eventRow(event, team),
  counters: () => ({ event: 1 }),
  references: ({ teamID, eventID, hidden }) =>
    teamID && !hidden ? [{ entity: teamEvents, key: { teamID, eventID } }] : [],
})
