import { completeDeletion, keepDeletedParts } from '../../domain/deleted-records/copies.ts'
import { choiceRemoval, entries, entryID, entryRemoval, eventPlayers } from '../../domain/entries/entity.ts'
import { schedules } from '../../domain/entries/schedule-entity.ts'
import { entryTurns, events } from '../../domain/events/entity.ts'
import { eventWaivers } from '../../domain/waivers/entity.ts'
import { queryPartition, transactInBatches, type Writes } from '../../store/store.ts'

/** Removes the entries, the signed waivers, and the schedule of a deleted event until none is left. Idempotent. No-op if the event exists. */
export async function removeChildrenOfEvent(eventID: string): Promise<void> {
  const children = await queryPartition(events().get({ eventID }), true)
  if (children.of(events).length > 0) return
  const chosen = await queryPartition(eventPlayers().query.byEvent({ eventID }), true)
  const [entered, scheduled, signed] = [children.of(entries), children.of(schedules), children.of(eventWaivers)]
  await keepDeletedParts('event', eventID, [
    ...entered.map((item) => ({ entity: 'entry', partID: entryID(item), item })),
    ...scheduled.map((item) => ({ entity: 'schedule', partID: eventID, item })),
    ...signed.map((item) => ({ entity: 'event-waiver', partID: item.playerID, item })),
  ])
  await transactInBatches([
    ...entered.map(entryRemoval),
    ...chosen.of(eventPlayers).map(choiceRemoval),
    ...scheduled.map((it): Writes => [[schedules().delete(it)]]),
    ...signed.map((it): Writes => [[eventWaivers().delete(it)]]),
    ...children.of(entryTurns).map((it): Writes => [[entryTurns().delete(it)]]),
  ])
  await completeDeletion('event', eventID)
}
