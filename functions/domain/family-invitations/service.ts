import { isLinkSignature, linkSignature } from '../../services/signature.ts'
import { isHidden } from '../../store/records/hidden.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite, versionConflict } from '../../store/store.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { checkID, isID } from '../../values/ids.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { playerRecords } from '../claims/ownership.ts'
import { handedOverClaim } from '../claims/request-writes.ts'
import { givenConsent } from '../guardian-consent/validation.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { hasCustody } from '../players/managed.ts'
import { publicName } from '../players/public-name.ts'
import type { TeamItem } from '../teams/entity.ts'
import { findTeam } from '../teams/managers.ts'
import { type Caller, isActiveAdmin, isVerified, type UserItem, userExists, users } from '../users/entity.ts'
import { familyInvitations } from './entity.ts'

type Invitation = { playerID: string; invitationID: string; email: string }

const codeOf = ({ playerID, invitationID }: Omit<Invitation, 'email'>) =>
  linkSignature('family', playerID, invitationID)

/** The path of the page where the family claims the player. The part after the # is not sent to the server. */
export const familyPath = async (invitation: Invitation) =>
  `/players/${invitation.playerID}#${new URLSearchParams({ email: invitation.email, invitation: await codeOf(invitation) })}`

export const isCodeOf = ({ playerID, invitationID }: Omit<Invitation, 'email'>, given: string): Promise<boolean> =>
  isLinkSignature(given, 'family', playerID, invitationID)

const OTHER_ADDRESS = refusalTexts.confirmAddressFirstInvitation

const playerNotFound = () => notFound('Player')
const noLonger = () => new Refusal('NOT_FOUND', refusalTexts.invitationNoLongerValid)

type HandedOver = { player: PlayerItem; inviter: UserItem | null; custodian: TeamItem | null }

/**
 * Whether the player is still the inviter's to hand over. An unclaimed player is, while the inviter is an admin or has custody, unless it was
 * made anonymous since. An account that is blocked or gone hands over no child.
 */
export function isInviters({ player, inviter, custodian }: HandedOver, now: Date): boolean {
  if (!inviter || inviter.isBlocked) return false
  const { userID } = inviter
  if (player.claimedBy) return player.claimedBy === userID
  return isActiveAdmin(inviter) || (!player.isReleased && hasCustody(custodian, player, userID, now))
}

/** What an emailed link invites to, before its reader signs in: the player, the team, and the coach. Null if the link is not valid. */
export async function findPlayerInvitation(playerID: string, code: string, now: Date) {
  if (!isID(playerID)) return null
  const [player, invitation] = await Promise.all([find(players, { playerID }), find(familyInvitations, { playerID })])
  if (!player || isHidden(player) || !invitation || invitation.expiresAt * 1000 < now.getTime()) return null
  const [team, inviter, custodian] = await Promise.all([
    findTeam(invitation.teamID),
    find(users, { userID: invitation.invitedBy }),
    findTeam(player.custodianTeamID),
  ])
  if (!(await isCodeOf(invitation, code)) || !isInviters({ player, inviter, custodian }, now)) return null
  return { playerName: publicName(player.name), teamName: team?.name, coachName: inviter?.name }
}

/**
 * Gives the player to the caller, if it is still the inviter's to hand over. An unreviewed claim by the inviter becomes the caller's. An
 * account without a confirmed address must have the address that the link was sent to.
 */
export async function acceptPlayerInvitation(
  playerID: string,
  code: string,
  { caller, consent, now }: { caller: Caller & { user: UserItem }; consent: string | null | undefined; now: Date },
): Promise<PlayerItem> {
  checkID(playerID, 'Player')
  const { userID, user } = caller
  return retryOnConflict(async () => {
    const [player, invitation] = await Promise.all([find(players, { playerID }), find(familyInvitations, { playerID })])
    if (!player || isHidden(player)) throw playerNotFound()
    if (!invitation || invitation.expiresAt * 1000 < now.getTime()) throw noLonger()
    if (!(await isCodeOf(invitation, code))) throw noLonger()
    if (!isVerified(caller) && user.email !== invitation.email) throw new Refusal('FORBIDDEN', OTHER_ADDRESS)
    if (player.claimedBy === userID) throw conflict(refusalTexts.playerAlreadyYours)
    const [inviter, custodian] = await Promise.all([
      find(users, { userID: invitation.invitedBy }),
      findTeam(player.custodianTeamID),
    ])
    if (!isInviters({ player, inviter, custodian }, now)) throw noLonger()
    const guardianConsent = givenConsent(consent, userID, now)
    const claimed = playerRecords.replace(
      player,
      { claimedBy: userID, claimedAt: now.toISOString(), guardianConsent },
      { now },
    )
    await transactWrite([
      ...recordWrites(claimed),
      userExists(userID),
      ...(await handedOverClaim(
        { resourceType: 'player', resourceID: playerID, fromUserID: invitation.invitedBy, toUserID: userID },
        now,
      )),
      [
        familyInvitations()
          .delete({ playerID })
          .where(({ invitationID }, { eq }) => eq(invitationID, invitation.invitationID)),
        versionConflict,
      ],
    ])
    return claimed.item
  })
}
