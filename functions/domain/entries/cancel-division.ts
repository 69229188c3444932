import { writeRecord } from '../../store/records/listed-record.ts'
import { retryOnConflict } from '../../store/store.ts'
import type { EventItem } from '../events/entity.ts'
import { eventRecord } from '../events/record.ts'
import { findTeam } from '../teams/managers.ts'
import { type EntryItem, entryID } from './entity.ts'
import { change, checkOpen } from './service.ts'
import { ended, findDivision, isOver, readDivision } from './spots.ts'

type Key = Pick<EntryItem, 'eventID' | 'divisionID'>

/** The division does not take place: its entries end, and each team gets back all it paid. */
export async function cancelDivision(key: Key, now: Date): Promise<EventItem> {
  const event = await retryOnConflict(async () => {
    const { event, division } = await readDivision(key)
    checkOpen(event, now)
    if (division.canceled) return event
    const divisions = event.divisions?.map((it) => (it.id === division.id ? { ...it, canceled: true } : it))
    return writeRecord(eventRecord.replace(event, { divisions }, { now, team: await findTeam(event.teamID) }))
  })
  await endEntries(key, now)
  return event
}

/** Ends the entries of a canceled division that have not ended. Idempotent. */
export async function endEntries(key: Key, now: Date): Promise<void> {
  const all = (await findDivision(key))?.all ?? []
  for (const entry of all.filter((it) => !isOver(it)))
    await change(entryID(entry), now, (it) => (isOver(it) ? null : ended(it)))
}
