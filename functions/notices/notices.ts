import { type ClaimRequestItem, claimRequests } from '../domain/claims/entity.ts'
import { contactInvitations, isPending } from '../domain/contacts/invitation-entity.ts'
import { contactInvitationPath } from '../domain/contacts/invitation-link.ts'
import { notify } from '../domain/notifications/notify.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { rosterRequests } from '../domain/roster/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { isManagerOrAdmin } from '../domain/teams/manager-or-admin.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { sendMail } from '../services/mail/mail.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { settings } from '../services/settings.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find } from '../store/store.ts'
import { recordDeleted } from './deleted.ts'
import { evaluatorChanged, evaluatorInvited } from './evaluators.ts'
import { askClosed, familyAsked, guestInvited } from './guest-play.ts'
import { recordHidden } from './hidden.ts'
import { recordMerged } from './merged.ts'
import type { NoticeMessage } from './messages.ts'
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

/** Emails users once about other people's actions, if their preference is on. */
export async function sendNotice(notice: NoticeMessage) {
  switch (notice.type) {
    case 'passwordResetAsked':
      return passwordResetAsked(notice.userID, notice.askedAt)
    case 'registrationReceived':
      return registrationReceived(notice.opportunityID, notice.playerID, notice.createdAt)
    case 'registrationDecided':
      return registrationDecided(notice.opportunityID, notice.playerID, notice.version)
    case 'registrationWithdrawn':
      return registrationWithdrawn(notice.opportunityID, notice.playerID, notice.withdrawnAt)
    case 'spotOffered':
      return spotOffered(notice.opportunityID, notice.playerID)
    case 'offerPassed':
      return offerPassed(notice.opportunityID, notice.playerID)
    case 'messageWritten':
      return messageWritten(notice.conversationID, notice.messageID, notice.familyID)
    case 'teamClaimed':
      return teamClaimed(notice.claimID)
    case 'reportClosed':
      return reportClosed(notice.reportID)
    case 'nightlySyncFailed':
      return nightlySyncFailed(notice.runID)
    case 'claimDecided':
      return claimDecided(notice)
    case 'rosterEntryAsked':
      return rosterEntryAsked(notice.teamID, notice.teamHistoryID)
    case 'recordHidden':
      return recordHidden(notice)
    case 'recordDeleted':
      return recordDeleted(notice)
    case 'contactInvited':
      return contactInvited(notice.teamID, notice.userID, notice.recordID)
    case 'teamManagerChanged':
      return teamManagerChanged(notice)
    case 'teamTransferChanged':
      return teamTransferChanged(notice)
    case 'guestInvited':
      return guestInvited(notice.opportunityID, notice.playerID)
    case 'familyAsked':
      return familyAsked(notice.opportunityID, notice.playerID)
    case 'askClosed':
      return askClosed(notice.opportunityID, notice.playerID, notice.isFilled)
    case 'spotHeld':
      return spotHeld(notice.opportunityID, notice.playerID)
    case 'evaluatorInvited':
      return evaluatorInvited(notice.opportunityID, notice.userID)
    case 'evaluatorChanged':
      return evaluatorChanged(notice.changeID)
    case 'rosterChanged':
      return rosterChanged(notice.changeID)
    case 'familyInvited':
      return familyInvited(notice.playerID, notice.invitationID)
    case 'retentionNoticed':
      return retentionNoticed(notice)
    case 'seasonCostAsked':
      return seasonCostAsked(notice.teamID, notice.askedAt)
    case 'playerHandedOver':
      return playerHandedOver(notice)
    case 'recordMerged':
      return recordMerged(notice.kind, notice.recordID)
  }
}

async function claimDecided({ claimID, before }: { claimID: string; before: ClaimRequestItem['status'] }) {
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
    subject: `Your claim was ${isApproved ? 'approved' : closedBecause ? 'closed' : 'not approved'}`,
    paragraphs: [
      isApproved
        ? `Your claim for ${name} was approved. You can now manage the ${resourceType}.`
        : closedBecause
          ? CLOSED[closedBecause](resourceType, name)
          : `We reviewed your claim for ${name} and did not approve it.`,
      ...(isApproved && claim.ownerThen && resourceType === 'team'
        ? ["The team's contacts stay and read what is for the team only. Remove those who should not."]
        : []),
      ...(rejectionReason ? [`Reason: ${rejectionReason}`] : []),
    ],
    link:
      closedBecause && closedBecause !== 'handedOver'
        ? { label: `View all ${resourceType}s`, path: `/${resourceType}s` }
        : { label: `View the ${resourceType}`, path: `/${resourceType}s/${resourceID}` },
  })
}

const CLOSED: Record<NonNullable<ClaimRequestItem['closedBecause']>, (word: string, name: string) => string> = {
  deleted: (word) => `Your claim is closed: the ${word} that it was for was deleted.`,
  merged: (word) => `Your claim is closed: the ${word} that it was for was merged with another.`,
  handedOver: (word, name) =>
    `Your claim is closed: ${name} has changed hands since you made it. If the ${word} should be yours, claim it again on its page.`,
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
    subject: 'Your claim is being reviewed again',
    paragraphs: [
      `An admin took back the decision on your claim for ${name} and will review it again.${wasApproved && !isInstant ? ` Until then you don't manage the ${resourceType}.` : ''}`,
    ],
    link: { label: `View the ${resourceType}`, path: `/${resourceType}s/${resourceID}` },
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
    subject: `${name} is yours again`,
    push: { title: `Your ${resourceType} is yours again` },
    paragraphs: [`An admin took back the decision on somebody else's claim for ${name}, so you manage it again.`],
    link: { label: `View the ${resourceType}`, path: `/${resourceType}s/${resourceID}` },
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
    subject: `${name} has another owner`,
    paragraphs: [
      `An admin approved somebody else's claim for ${name}, so you no longer manage it. If that's wrong, ask for the team on its page.`,
    ],
    link: { label: 'View the team', path: `/teams/${resourceID}` },
  })
}

/** Asks the owner of the other side, at most once a week for the same team and player. */
async function rosterEntryAsked(teamID: string, teamHistoryID: string) {
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
          subject: 'A player asks to join your roster',
          paragraphs: [`${name} asks to join the roster of ${team.name}.`],
          link: { label: 'Accept or decline', path: `/teams/${teamID}/manage?tab=roster` },
        }
      : {
          subject: 'A team asks to add your player',
          paragraphs: [`${team.name} asks to add ${name} to its roster. Nothing happens until you accept.`],
          link: { label: 'Accept or decline', path: `/players/${playerID}?tab=management` },
        }),
  })
}

/** Emails a contact invitation at most once a week per team and user, however often it is withdrawn and repeated. */
async function contactInvited(teamID: string, userID: string, recordID: string) {
  const [invitation, team, user] = await Promise.all([
    find(contactInvitations, { teamID, recordID, userID }),
    find(teams, { teamID }),
    findUser(userID),
  ])
  if (!team || isHidden(team) || !invitation || !isPending(invitation)) return
  if (!(await isManagerOrAdmin(invitation.invitedBy, team))) return
  const { email, appointment } = invitation
  const name = `invited#${teamID}#${userID}${appointment ? '#manager' : ''}`
  const subject = appointment ? 'You are invited to manage a team' : 'You are invited to be a team contact'
  const paragraphs = [
    appointment
      ? `${team.name} asks you to be one of its managers: you could edit the team, its roster, events, and opportunities.`
      : `${team.name} asks you to be one of its contacts.`,
    "If you accept, families see your name and email on the team's page. Until then, no one does.",
  ]
  if (email) {
    const mail = renderEmail({
      subject,
      greeting: 'Hi,',
      paragraphs: [
        ...paragraphs,
        'Fungo is where the team keeps its roster and its tryouts. The link works for 14 days.',
      ],
      link: { label: 'Accept', url: `${settings.webURL}${await contactInvitationPath(invitation)}` },
      ending: "If you don't know this team, you can ignore this email.",
    })
    return sendOnce(name, () => sendMail({ to: email, ...mail }))
  }
  if (user)
    await notify(user, {
      ...{ name, preference: 'emailNotifications', subject, paragraphs },
      link: { label: 'Accept or decline', path: '/profile' },
    })
}
