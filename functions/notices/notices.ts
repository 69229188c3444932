import { type ClaimRequestItem, claimRequests } from '../domain/claims/entity.ts'
import { contactInvitations, isPending } from '../domain/contacts/entity.ts'
import { contactInvitationPath } from '../domain/contacts/invitations.ts'
import { emailOf, notify } from '../domain/notifications/notify.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { rosterRequests } from '../domain/roster/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { isManagerOrAdmin } from '../domain/teams/managers.ts'
import { localeOf } from '../domain/users/entity.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { sendMail } from '../services/mail/mail.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find } from '../store/store.ts'
import * as m from '../values/messages/later/generated.ts'
import { type StoredText, stored } from '../values/messages/stored-text.ts'
import { recordDeleted } from './deleted.ts'
import { evaluatorChanged, evaluatorInvited } from './evaluators.ts'
import { askClosed, familyAsked, guestInvited } from './guest-play.ts'
import { recordHidden } from './hidden.ts'
import { recordMerged } from './merged.ts'
import type { NoticeMessage, NoticeOf } from './messages.ts'
import { nightlySyncFailed } from './nightly-sync.ts'
import { passwordResetAsked } from './password-reset.ts'
import { findUser, playerName, teamName } from './people.ts'
import {
  offerPassed,
  registrationDecided,
  registrationReceived,
  registrationWithdrawn,
  spotHeld,
  spotOffered,
} from './registrations.ts'
import { reportClosed } from './reports.ts'
import { retentionNoticed } from './retention.ts'
import { familyInvited, playerHandedOver, rosterChanged } from './roster.ts'
import { seasonCostAsked } from './season-cost.ts'
import { teamClaimed } from './team-claimed.ts'
import { teamManagerChanged } from './team-managers.ts'
import { teamTransferChanged } from './team-transfers.ts'
import { messageWritten } from './written-messages.ts'

/** What sends each notice. */
const senders: { [Type in NoticeMessage['type']]: (notice: NoticeOf<Type>) => Promise<void> } = {
  passwordResetAsked,
  registrationReceived,
  registrationDecided,
  registrationWithdrawn,
  spotOffered,
  offerPassed,
  messageWritten,
  teamClaimed,
  reportClosed,
  nightlySyncFailed,
  claimDecided,
  rosterEntryAsked,
  recordHidden,
  recordDeleted,
  contactInvited,
  teamManagerChanged,
  teamTransferChanged,
  guestInvited,
  familyAsked,
  askClosed,
  spotHeld,
  evaluatorInvited,
  evaluatorChanged,
  rosterChanged,
  familyInvited,
  retentionNoticed,
  seasonCostAsked,
  playerHandedOver,
  recordMerged,
}

/** Emails users once about other people's actions, if their preference is on. */
export const sendNotice = (notice: NoticeMessage) =>
  (senders[notice.type] as (notice: NoticeMessage) => Promise<void>)(notice)

async function claimDecided({ claimID, before }: NoticeOf<'claimDecided'>) {
  const claim = await find(claimRequests, { claimID })
  if (!claim) return
  // Also if the claim has been rejected since.
  if (before === 'approved' && claim.status !== 'approved') await handedBack(claim)
  if (claim.status === 'pending') {
    // A decision that was taken back before its notice was sent needs none.
    return before === 'pending' ? undefined : claimReopened(claim, before === 'approved')
  }
  const { resourceType, resourceID, userID, status, closedBecause, isInstant, rejectionReason } = claim
  // The owner of a record that was deleted, merged, or handed over needs no notice about the claim.
  if (closedBecause && isInstant) return
  const [claimer, name] = await Promise.all([
    findUser(userID),
    resourceType === 'team' ? teamName(resourceID) : playerName(resourceID),
  ])
  if (!claimer) return
  const isApproved = status === 'approved'
  if (isApproved && resourceType === 'team') await teamHandedOver(claim)
  await notify(claimer, {
    name: `claim#${claimID}#${claim.decidedAt ?? status}`,
    preference: 'emailNotifications',
    subject: stored('your_claim_was', { outcome: isApproved ? 'approved' : closedBecause ? 'closed' : 'rejected' }),
    paragraphs: [
      isApproved
        ? stored('your_claim_for_name_was_approved', { kind: resourceType, name })
        : closedBecause
          ? CLOSED[closedBecause](resourceType, name)
          : stored('we_reviewed_your_claim_and_did_not_approve_it', { name }),
      ...(isApproved && claim.ownerThen && resourceType === 'team' ? [stored('the_teams_contacts_stay')] : []),
      ...(rejectionReason ? [stored('reason', { reason: rejectionReason })] : []),
    ],
    link:
      closedBecause && closedBecause !== 'handedOver'
        ? { label: stored('view_all_records', { kind: resourceType }), path: `/${resourceType}s` }
        : { label: stored('view_the_record', { kind: resourceType }), path: `/${resourceType}s/${resourceID}` },
  })
}

const CLOSED: Record<NonNullable<ClaimRequestItem['closedBecause']>, (kind: string, name: StoredText) => StoredText> = {
  deleted: (kind) => stored('your_claim_is_closed_deleted', { kind }),
  merged: (kind) => stored('your_claim_is_closed_merged', { kind }),
  handedOver: (kind, name) => stored('your_claim_is_closed_handed_over', { kind, name }),
}

/** Notifies the claimant that an admin reversed the decision. */
async function claimReopened(
  { claimID, version, resourceType, resourceID, userID, isInstant }: ClaimRequestItem,
  wasApproved: boolean,
) {
  const claimer = await findUser(userID)
  if (!claimer) return
  const name = await (resourceType === 'team' ? teamName : playerName)(resourceID)
  await notify(claimer, {
    name: `claimReopened#${claimID}#${version}`,
    preference: 'emailNotifications',
    subject: stored('your_claim_is_being_reviewed_again'),
    paragraphs: [
      wasApproved && !isInstant
        ? stored('an_admin_will_review_your_claim_again_until_then', { name, kind: resourceType })
        : stored('an_admin_will_review_your_claim_again', { name }),
    ],
    link: { label: stored('view_the_record', { kind: resourceType }), path: `/${resourceType}s/${resourceID}` },
  })
}

/** Notifies the owner who gets the record back after a reversed approval. */
async function handedBack({ claimID, version, resourceType, resourceID, ownerThen }: ClaimRequestItem) {
  const owner = ownerThen ? await findUser(ownerThen) : null
  if (!owner) return
  const name = await (resourceType === 'team' ? teamName : playerName)(resourceID)
  await notify(owner, {
    name: `handedBack#${claimID}#${version}`,
    preference: 'emailNotifications',
    subject: stored('name_is_yours_again', { name }),
    push: { title: stored('your_record_is_yours_again', { kind: resourceType }) },
    paragraphs: [stored('an_admin_took_back_the_decision_on_somebody_elses_claim', { name })],
    link: { label: stored('view_the_record', { kind: resourceType }), path: `/${resourceType}s/${resourceID}` },
  })
}

/** Notifies a team's former owner that an admin gave the team to someone else. For a player, the player's change triggers a notice. */
async function teamHandedOver({ claimID, resourceID, ownerThen, userID, decidedAt }: ClaimRequestItem) {
  const owner = ownerThen && ownerThen !== userID ? await findUser(ownerThen) : null
  if (!owner) return
  const name = await teamName(resourceID)
  await notify(owner, {
    name: `handedOver#${claimID}#${decidedAt}`,
    preference: 'emailNotifications',
    subject: stored('name_has_another_owner', { name }),
    paragraphs: [stored('an_admin_approved_somebody_elses_claim', { name })],
    link: { label: stored('view_the_team'), path: `/teams/${resourceID}` },
  })
}

/** Asks the owner of the other side, at most once a week for the same team and player. */
async function rosterEntryAsked({ teamID, teamHistoryID }: NoticeOf<'rosterEntryAsked'>) {
  const request = await find(rosterRequests, { teamID, teamHistoryID })
  if (!request) return
  const { playerID, waitsFor } = request
  const [team, player] = await Promise.all([find(teams, { teamID }), find(players, { playerID })])
  const recipientID = waitsFor === 'team' ? team?.claimedBy : player?.claimedBy
  const owner = recipientID && (await findUser(recipientID))
  if (!owner || !team || !player || isHidden(team) || isHidden(player)) return
  const name = publicName(player.name)
  await notify(owner, {
    name: `rosterAsked#${teamID}#${playerID}#${waitsFor}`,
    preference: 'emailNotifications',
    ...(waitsFor === 'team'
      ? {
          subject: stored('a_player_asks_to_join_your_roster'),
          paragraphs: [stored('name_asks_to_join_the_roster', { name, team: team.name })],
          link: { label: stored('accept_or_decline'), path: `/teams/${teamID}/manage?tab=roster` },
        }
      : {
          subject: stored('a_team_asks_to_add_your_player'),
          paragraphs: [stored('team_asks_to_add_name', { name, team: team.name })],
          link: { label: stored('accept_or_decline'), path: `/players/${playerID}?tab=management` },
        }),
  })
}

/** Emails a contact invitation at most once a week per team and user, however often it is withdrawn and repeated. */
async function contactInvited({ teamID, userID, recordID }: NoticeOf<'contactInvited'>) {
  const [invitation, team, user] = await Promise.all([
    find(contactInvitations, { teamID, recordID, userID }),
    find(teams, { teamID }),
    findUser(userID),
  ])
  if (!team || isHidden(team) || !invitation || !isPending(invitation)) return
  const inviter = await findUser(invitation.invitedBy)
  if (!inviter || !(await isManagerOrAdmin(inviter.userID, team))) return
  const { email, appointment } = invitation
  const name = `invited#${teamID}#${userID}${appointment ? '#manager' : ''}`
  const subject = appointment
    ? stored('you_are_invited_to_manage_a_team')
    : stored('you_are_invited_to_be_a_team_contact')
  const paragraphs = [
    appointment
      ? stored('team_asks_you_to_be_one_of_its_managers', { team: team.name })
      : stored('team_asks_you_to_be_one_of_its_contacts', { team: team.name }),
    stored('if_you_accept_families_see_your_name'),
  ]
  if (email) {
    // The language of who has no account is unknown.
    const locale = localeOf(inviter)
    const mail = renderEmail({
      ...emailOf(
        {
          subject,
          paragraphs: [...paragraphs, stored('fungo_is_where_the_team_keeps_its_roster')],
          link: { label: stored('accept_in_mail'), path: await contactInvitationPath(invitation) },
        },
        locale,
      ),
      ending: m.if_you_do_not_know_this_team({}, { locale }),
    })
    return sendOnce(name, () => sendMail({ to: email, ...mail }))
  }
  if (user)
    await notify(user, {
      ...{ name, preference: 'emailNotifications', subject, paragraphs },
      link: { label: stored('accept_or_decline'), path: '/profile' },
    })
}
