import { isHidden } from '../../store/records/hidden.ts'
import { conditionCheck, find, transactWrite } from '../../store/store.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { notFound } from '../../values/errors.ts'
import { events } from '../events/entity.ts'
import { familyUnchanged } from '../registrations/families.ts'
import { acceptedWaiver } from '../registrations/signed-waiver.ts'
import { eventWaivers } from '../waivers/entity.ts'
import { playerEvents } from './entity.ts'

/** How long a signature is kept after the event: as long as that of a registration. */
const TTL_SECONDS = 3 * 365 * DAY_SECONDS

type Signed = { eventID: string; playerID: string; waiverHash: string }

/** The family accepts the waiver of an event for which a team chose the player. */
export async function signEventWaiver({ waiverHash, ...ids }: Signed, userID: string, now: Date): Promise<true> {
  const { eventID, playerID } = ids
  const event = await find(events, { eventID })
  if (!event?.waiverRequired || isHidden(event)) throw notFound('Event')
  const { signed, writes } = await acceptedWaiver(event.teamID, { waiverHash, userID, now })
  const expiresAt = expiresAfter(TTL_SECONDS, new Date(event.endDate ?? event.date))
  await transactWrite([
    ...writes,
    [eventWaivers().put({ ...ids, ...signed, expiresAt })],
    [conditionCheck(playerEvents().get({ playerID, eventID }), 'exists'), notFound('Event')],
    familyUnchanged(playerID, userID),
  ])
  return true
}
