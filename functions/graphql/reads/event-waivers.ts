import { entries, playerEvents } from '../../domain/entries/entity.ts'
import type { EventItem } from '../../domain/events/entity.ts'
import type { PlayerItem } from '../../domain/players/entity.ts'
import type { RegistrationItem } from '../../domain/registrations/entity.ts'
import { type EventWaiverItem, eventWaivers } from '../../domain/waivers/entity.ts'
import { isSignedByFamily } from '../../domain/waivers/signature.ts'
import { findAll } from '../../values/promises.ts'
import type { Context } from '../context.ts'
import { isComing, numbersIn } from './entries.ts'

/** Of a registration, or of an event. */
export type SignedWaiverRow = Pick<
  RegistrationItem,
  'playerID' | 'waiverSignedAt' | 'waiverSignedBy' | 'waiverSignerName' | 'waiverVersion' | 'waiverHash'
> & { registeredBy?: string }

export type EventWaiverRow = { event: EventItem; signed: EventWaiverItem | null }

/** The waivers of coming events for which accepted teams chose the player, who is still on them, earliest event first. */
export async function eventWaiversOf(player: PlayerItem, context: Context): Promise<EventWaiverRow[]> {
  const { playerID } = player
  const { load, now } = context
  const chosenFor = (await load.playerPartition(playerID)).of(playerEvents)
  load.budget.expectRecords(chosenFor.length)
  const found = await findAll(
    chosenFor.map(({ eventID }) => eventID),
    load.event,
  )
  const asking = found.filter((event) => event.waiverRequired && isComing(event, now))
  const rows = asking.map(async (event) => {
    const partition = await load.eventPartition(event.eventID)
    const choosing = partition
      .of(entries)
      .filter(({ status, roster }) => status === 'ACCEPTED' && (roster?.includes(playerID) ?? false))
    const numbers = await Promise.all(choosing.map((entry) => numbersIn(entry, context)))
    const signed = partition.of(eventWaivers).find((it) => isSignedByFamily(it, player)) ?? null
    return numbers.some((it) => it.has(playerID)) ? [{ event, signed }] : []
  })
  return (await Promise.all(rows)).flat().sort((a, b) => a.event.date.localeCompare(b.event.date))
}
