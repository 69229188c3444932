import { type Deleter, deletedRecordCopy } from '../../domain/deleted-records/copies.ts'
import { type EventItem, events } from '../../domain/events/entity.ts'
import { familiesOfEvent } from '../../domain/events/families.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { detailsOfEvent, scheduleDeletion } from '../../domain/scheduled-work/changes.ts'
import { rememberDeleted } from '../../domain/sync/reference-entity.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { get, retryOnConflict, transactWrite, type Write } from '../../store/store.ts'
import { checkID } from '../../values/ids.ts'

/** Deletes the event. A copy is kept for 30 days. */
export async function deleteEvent(eventID: string, by: Deleter): Promise<true> {
  await retryOnConflict(async () => {
    const key = { eventID: checkID(eventID, 'Event') }
    const event = await get(events, key)
    const { name, createdBy: ownerID } = event
    await transactWrite([
      ...recordWrites(eventRecord.remove(event)),
      ...rememberDeleted('events', eventID, event.origin),
      ...(await deletionNotice(event, by.now)),
      deletedRecordCopy({ kind: 'event', recordID: eventID, name, ownerID, record: event, isComplete: true }, by),
    ])
  })
  return true
}

/** Notifies the families of an upcoming event, as for a cancellation. */
async function deletionNotice(event: EventItem, now: Date): Promise<[Write][]> {
  const { eventID, createdBy, status, date, calendarSequence = 0, teamID, hidden } = event
  if (status === 'cancelled' || date <= now.toISOString()) return []
  const families = await familiesOfEvent(event, now)
  const followedTeamID = hidden ? undefined : teamID
  if (families.length === 0 && !followedTeamID) return []
  const deletion = {
    before: detailsOfEvent(event),
    deletionRecipients: families,
    sequence: calendarSequence + 1,
    createdBy,
    followedTeamID,
  }
  return scheduleDeletion('event-change', eventID, deletion, now)
}
