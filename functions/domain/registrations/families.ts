import { players } from '../players/entity.ts'
import { batchGet, keyOf, parseItem } from '../store.ts'
import type { RegistrationItem } from './entity.ts'

/** The family of a registered player: its claimer, or the registrant of an unclaimed player. */
export const familyOf = ({ registeredBy }: RegistrationItem, player: { claimedBy?: string } | null | undefined) =>
  player?.claimedBy ?? registeredBy

/** The families of registrations that are not rejected, each once; the organizer's own is none. */
export const familiesOf = (all: readonly RegistrationItem[], { createdBy }: { createdBy?: string }) =>
  everyFamilyOf(
    all.filter(({ status }) => status !== 'REJECTED'),
    createdBy,
  )

/** The families of the registrations, each once, but for the one user's. */
export async function everyFamilyOf(ofFamilies: readonly RegistrationItem[], exceptID = ''): Promise<string[]> {
  const items = await batchGet(
    ofFamilies.map(({ playerID }) => keyOf(players().get({ playerID }))),
    true,
  )
  const found = new Map(items.map((item) => parseItem(players(), item)).map((player) => [player.playerID, player]))
  const families = new Set(ofFamilies.map((registration) => familyOf(registration, found.get(registration.playerID))))
  families.delete(exceptID)
  return [...families]
}
