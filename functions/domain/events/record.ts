import { listedRecord } from '../records/listed-record.ts'
import { type EventItem, events, teamEvents } from './entity.ts'
import { eventRow } from './row.ts'

export const eventRecord = listedRecord({
  kind: 'event',
  id: 'eventID',
  entity: events,
  row: eventRow,
  counters: () => ({ event: 1 }),
  references: ({ teamID, eventID }: EventItem) => (teamID ? [{ entity: teamEvents, key: { teamID, eventID } }] : []),
})
