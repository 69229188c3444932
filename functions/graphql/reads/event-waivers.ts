import { entries, playerEvents } from '../../domain/entries/entity.ts'
import type { EventItem } from '../../domain/events/entity.ts'
import type { PlayerItem } from '../../domain/players/entity.ts'
import type { RegistrationItem } from '../../domain/registrations/entity.ts'
import { type EventWaiverItem, eventWaivers } from '../../domain/waivers/entity.ts'
import { isSignedByFamily } from '../../domain/waivers/signature.ts'
import { findAll } from '../../values/promises.ts'
import type { Context } from '../context.ts'
import { isComing } from './entries.ts'

/** Of a registration, or of an event. */
export type SignedWaiverRow = Pick<
  RegistrationItem,
  'playerID' | 'waiverSignedAt' | 'waiverSignedBy' | 'waiverSignerName' | 'waiverVersion' | 'waiverHash'
> & { registeredBy?: string }

export type EventWaiverRow = { event: EventItem; signed: EventWaiverItem | null }

/** The waivers of coming events for which accepted teams chose the player, earliest event first. */
export async function eventWaiversOf(player: PlayerItem, { load, now }: Context): Promise<EventWaiverRow[]> {
  const { playerID } = player
  const chosenFor = (await load.playerPartition(playerID)).of(playerEvents)
  load.budget.expectRecords(chosenFor.length)
  const found = await findAll(
    chosenFor.map(({ eventID }) => eventID),
    load.event,
  )
  const asking = found.filter((event) => event.waiverRequired && isComing(event, now))
  const rows = asking.map(async (event) => {
    const partition = await load.eventPartition(event.eventID)
    const isChosen = partition
      .of(entries)
      .some(({ status, roster }) => status === 'ACCEPTED' && (roster?.includes(playerID) ?? false))
    const signed = partition.of(eventWaivers).find((it) => isSignedByFamily(it, player)) ?? null
    return isChosen ? [{ event, signed }] : []
  })
  return (await Promise.all(rows)).flat().sort((a, b) => a.event.date.localeCompare(b.event.date))
}
