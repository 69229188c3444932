import { unchangedSince } from '../../store/records/version.ts'
import { find, get, type Write } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import { type TeamItem, teams } from '../teams/entity.ts'
import { managesTeam } from '../teams/managers.ts'
import { provisionalOf } from '../teams/provisional.ts'
import type { Caller } from '../users/entity.ts'
import { type PlayerItem, players } from './entity.ts'

export const NO_PLAYER = requestTexts.mayNotEditPlayer

/** The player as it is now. Refuses a caller who no longer acts for it. */
export async function getManagedPlayer(playerID: string, caller: Caller, now: Date): Promise<PlayerItem> {
  const player = await get(players, { playerID })
  if (!(await manages(player, caller, now))) throw new Refusal('FORBIDDEN', NO_PLAYER)
  return player
}

async function manages(player: PlayerItem, { userID, isAdmin }: Caller, now: Date): Promise<boolean> {
  const { claimedBy, custodianTeamID: teamID } = player
  if (isAdmin || claimedBy === userID) return true
  return !!teamID && hasCustody(await find(teams, { teamID }), player, userID, now)
}

/** Whether a family, or the team that a player was imported for, decides about the player. */
export const isManaged = ({ claimedBy, custodianTeamID }: Pick<PlayerItem, 'claimedBy' | 'custodianTeamID'>) =>
  (claimedBy ?? custodianTeamID) !== undefined

/** Marks a roster entry or registration that nobody agreed to for the player. */
export const consentOf = (player: PlayerItem) => ({ lacksConsent: isManaged(player) ? undefined : true })

/** A condition that the player has not changed since it was read. */
export const unchangedPlayer = ({ playerID, version }: PlayerItem): Write =>
  unchangedSince(players().get({ playerID }), version)

/** Whether the user manages the custodian team. A provisional owner of the team has no custody of players from before the claim. */
export const hasCustody = (
  team: TeamItem | null,
  { createdAt }: Pick<PlayerItem, 'createdAt'>,
  userID: string,
  now: Date,
) => team !== null && managesTeam(team, userID) && createdAt >= (provisionalOf(team, now)?.since ?? '')

/** Created by a person by hand, and neither by the feed nor by a roster import. */
export const isMadeByHand = ({ createdBy, origin, custodianTeamID }: PlayerItem) =>
  !custodianTeamID && (createdBy !== undefined || !origin)
