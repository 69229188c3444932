import { ownedBy } from '../../store/records/owned-by.ts'
import { find, findAll, type Write } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { teams } from '../teams/entity.ts'
import { managesTeam } from '../teams/managers.ts'
import type { RegistrationItem } from './entity.ts'

type Claimed = Pick<PlayerItem, 'claimedBy' | 'isReleased' | 'custodianTeamID'>

const findTeam = (teamID: string) => find(teams, { teamID })

/**
 * The family of a registered player: the user who claimed the player, or the registrant of an unclaimed player. For a player who belongs to
 * a team, the registrant if they still manage the team, or its owner. Undefined for a player whose claim was rejected: the former claimer
 * has no say, and nobody knows the family. Undefined also if the family never agreed: it is not shown, and not written to.
 */
export async function familyOf(
  registration: RegistrationItem,
  player: Claimed | null | undefined,
  find = findTeam,
): Promise<string | undefined> {
  const { registeredBy } = registration
  if (precedesFamily(registration, player)) return undefined
  if (player?.claimedBy) return player.claimedBy
  if (!player?.custodianTeamID) return player?.isReleased ? undefined : registeredBy
  const team = await find(player.custodianTeamID)
  return team && managesTeam(team, registeredBy) ? registeredBy : team?.claimedBy
}

/** Whether the player was registered before its family claimed it, so that the family has not agreed. */
export const precedesFamily = ({ lacksConsent, registeredBy }: RegistrationItem, player: Claimed | null | undefined) =>
  lacksConsent === true && player?.claimedBy !== undefined && player.claimedBy !== registeredBy

/** The distinct families of registrations that are not rejected, without the organizer's own. */
export const familiesOf = (all: readonly RegistrationItem[], { createdBy }: { createdBy?: string }) =>
  everyFamilyOf(
    all.filter(({ status }) => status !== 'REJECTED'),
    createdBy,
  )

/** The distinct families of the registrations, without one user's. */
export async function everyFamilyOf(ofFamilies: readonly RegistrationItem[], exceptID = ''): Promise<string[]> {
  const found = new Map((await findAll(players, ofFamilies, true)).map((player) => [player.playerID, player]))
  const families = await Promise.all(ofFamilies.map((it) => familyOf(it, found.get(it.playerID))))
  return [...new Set(families)].filter((userID) => userID !== undefined).filter((userID) => userID !== exceptID)
}

/** A family's answer. `playerOwner` is the player's owner when the permission was checked. */
export type Answer = { userID: string; playerOwner: string | undefined; now: Date }

export const NOT_YOURS = requestTexts.mayNotRegisterPlayer
export const NOT_FAMILY = requestTexts.onlyTheFamily

/** A condition that the player was not given to another family after the permission was checked. */
export const familyUnchanged = (playerID: string, playerOwner: string | undefined): [Write, Error] => [
  ownedBy(players().get({ playerID }), playerOwner),
  new Refusal('FORBIDDEN', NOT_FAMILY),
]

const CHANGED = requestTexts.opportunityChanged

/** Refuses a family's acceptance of an opportunity that the organizer edited after the family saw it. Counts do not change `updatedAt`. */
export function checkShown(updatedAt: string | null | undefined, opportunity: OpportunityItem) {
  if (updatedAt && updatedAt !== opportunity.updatedAt)
    throw new Refusal('CONFLICT', CHANGED, { fields: { opportunityUpdatedAt: [CHANGED] } })
}
