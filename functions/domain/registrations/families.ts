import { parseItem } from '../entity.ts'
import { players } from '../players/entity.ts'
import { batchGet, keyOf } from '../store.ts'
import type { RegistrationItem } from './entity.ts'

/** The family of a registered player: the user who claimed the player, or the registrant of an unclaimed player. */
export const familyOf = ({ registeredBy }: RegistrationItem, player: { claimedBy?: string } | null | undefined) =>
  player?.claimedBy ?? registeredBy

/** The distinct families of registrations that are not rejected, without the organizer's own. */
export const familiesOf = (all: readonly RegistrationItem[], { createdBy }: { createdBy?: string }) =>
  everyFamilyOf(
    all.filter(({ status }) => status !== 'REJECTED'),
    createdBy,
  )

/** The distinct families of the registrations, without one user's. */
export async function everyFamilyOf(ofFamilies: readonly RegistrationItem[], exceptID = ''): Promise<string[]> {
  const items = await batchGet(
    ofFamilies.map(({ playerID }) => keyOf(players().get({ playerID }))),
    true,
  )
  const found = new Map(items.map((item) => parseItem(players, item)).map((player) => [player.playerID, player]))
  const families = new Set(ofFamilies.map((registration) => familyOf(registration, found.get(registration.playerID))))
  families.delete(exceptID)
  return [...families]
}
