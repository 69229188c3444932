import * as v from 'valibot'
import { type ClaimRequestItem, claimRequests } from '../domain/claims/entity.ts'
import { removeObjectionEnd } from '../domain/claims/objection.ts'
import { teamContacts } from '../domain/contacts/entity.ts'
import { defineNotice } from '../domain/notifications/define-notice.ts'
import { wasOverBudget } from '../domain/notifications/mail-budget.ts'
import { type Notices, notifyInApp } from '../domain/notifications/notify.ts'
import { onCreate, onUpdate } from '../domain/notifications/triggers.ts'
import { teams } from '../domain/teams/entity.ts'
import { provisionalOf } from '../domain/teams/provisional.ts'
import { activeAdmins, localeOf } from '../domain/users/entity.ts'
import { signedPath } from '../services/mail/links.ts'
import { isSuppressed } from '../services/mail/suppression-list.ts'
import { settings } from '../services/settings.ts'
import { find, queryPartition } from '../store/store.ts'
import { type StoredText, stored } from '../values/messages/stored-text.ts'
import { filterAsync } from '../values/promises.ts'
import { findUser, findUserOfAddress, mailAdmins, playerName, teamName } from './people.ts'

/** Notifies the listed contacts of an imported team, and every admin, of a claim. The claimant is not named. */
export const teamClaimed = defineNotice({
  type: 'teamClaimed',
  fields: { claimID: v.string() },
  on: [onCreate(claimRequests, ({ resourceType, claimID }) => resourceType === 'team' && { claimID })],
  async *send({ claimID }) {
    const claim = await find(claimRequests, { claimID })
    if (!claim?.isInstant || claim.status !== 'pending') return
    const { resourceID: teamID, userID } = claim
    const partition = await queryPartition(teams().get({ teamID }), true)
    const [team] = partition.of(teams)
    if (!team || team.claimedBy !== userID || !provisionalOf(team, new Date())) return
    const contacts = partition.of(teamContacts).filter((it) => it.userID !== userID)
    const byAddress = new Map(contacts.map(({ email = '', contactID }) => [email.toLowerCase(), contactID]))
    byAddress.delete('')
    const nameOf = (contactID: string) => `teamClaimed#${claimID}#${contactID}`
    const claimed = `Someone claimed ${team.name} on Fungo and can now manage its page.`
    for (const [to, contactID] of byAddress) {
      const account = await findUserOfAddress(to)
      yield [
        { email: to, account, locale: account ? localeOf(account) : 'en' },
        {
          name: nameOf(contactID),
          record: `claim#${claimID}`,
          // Also of an account without a confirmed address, because the contacts may object.
          senderID: null,
          subject: stored('someoneClaimedTeamFungo'),
          paragraphs: [stored('listedAsContact', { team: team.name }), stored('ifRightNothingToDo')],
          link: { label: stored('objectClaim'), path: await signedPath('object', { claimID }) },
        },
      ]
    }
    // Anyone can use up the limit of an address.
    const isMailed = async ([to, contactID]: [string, string]) =>
      !(await wasOverBudget(nameOf(contactID))) && !(await isSuppressed(to))
    const isTold = (await filterAsync([...byAddress], isMailed)).length > 0
    if (!isTold) await removeObjectionEnd(claimID, new Date())
    for (const contact of contacts) {
      const user = contact.userID ? await findUser(contact.userID) : null
      if (!user) continue
      await notifyInApp(user, {
        name: `teamClaimed#${claimID}#${user.userID}`,
        preference: 'emailNotifications',
        subject: stored('someoneClaimedTeamFungo'),
        text: stored('someoneClaimedTeamManage', { team: team.name }),
        path: `/teams/${teamID}`,
      })
    }
    const adminUsers = await activeAdmins()
    for (const admin of adminUsers)
      await notifyInApp(admin, {
        name: `teamClaimed#${claimID}#${admin.userID}`,
        preference: 'emailNotifications',
        subject: 'A claim is waiting for review',
        text: claimed,
        path: '/admin/claims',
      })
    await mailAdmins(`teamClaimed#${claimID}#admin`, adminUsers, {
      subject: 'A claim is waiting for review',
      paragraphs: [
        claimed,
        isTold
          ? 'The ownership is provisional until an admin approves the claim or 14 days have passed.'
          : 'No contact of the team can be emailed, so the ownership is provisional until an admin approves the claim.',
      ],
      link: { label: 'Review the claim', url: `${settings.webURL}/admin/claims` },
    })
  },
})

export const claimDecided = defineNotice({
  type: 'claimDecided',
  fields: { claimID: v.string(), before: v.picklist(['pending', 'approved', 'rejected']) },
  on: [
    onUpdate(
      claimRequests,
      ({ claimID, status }, before) => status !== before.status && { claimID, before: before.status },
    ),
  ],
  async *send({ claimID, before }) {
    const claim = await find(claimRequests, { claimID })
    if (!claim) return
    // Also if the claim has been rejected since.
    if (before === 'approved' && claim.status !== 'approved') yield* handedBack(claim)
    if (claim.status === 'pending') {
      // A decision that was taken back before its notice was sent needs none.
      if (before !== 'pending') yield* claimReopened(claim, before === 'approved')
      return
    }
    const { resourceType, resourceID, userID, status, closedBecause, isInstant, rejectionReason } = claim
    // The owner of a record that was deleted, merged, or handed over needs no notice about the claim. Another one tells of the approval.
    if (closedBecause === 'anotherApproved' || (closedBecause && isInstant)) return
    const name = await (resourceType === 'team' ? teamName : playerName)(resourceID)
    const isApproved = status === 'approved'
    if (isApproved && resourceType === 'team') yield* teamHandedOver(claim)
    yield [
      await findUser(userID),
      {
        name: `claim#${claimID}#${claim.decidedAt ?? status}`,
        record: `claim#${claimID}`,
        senderID: null,
        subject: stored('yourClaimWas', { outcome: isApproved ? 'approved' : closedBecause ? 'closed' : 'rejected' }),
        paragraphs: [
          isApproved
            ? stored('claimNameApproved', { kind: resourceType, name })
            : closedBecause
              ? CLOSED[closedBecause](resourceType, name)
              : stored('reviewedClaimNotApprove', { name }),
          ...(isApproved && claim.ownerThen && resourceType === 'team' ? [stored('teamsContactsStay')] : []),
          ...(rejectionReason ? [stored('reason', { reason: rejectionReason })] : []),
        ],
        link:
          closedBecause && closedBecause !== 'handedOver'
            ? { label: stored('viewAllRecords', { kind: resourceType }), path: `/${resourceType}s` }
            : { label: stored('viewTheRecord', { kind: resourceType }), path: `/${resourceType}s/${resourceID}` },
      },
    ]
  },
})

type Closed = Exclude<ClaimRequestItem['closedBecause'], undefined | 'anotherApproved'>

const CLOSED: Record<Closed, (kind: string, name: StoredText) => StoredText> = {
  deleted: (kind) => stored('claimClosedDeleted', { kind }),
  merged: (kind) => stored('claimClosedMerged', { kind }),
  handedOver: (kind, name) => stored('claimClosedHandedOver', { kind, name }),
}

/** Notifies the claimant that an admin reversed the decision. */
async function* claimReopened(
  { claimID, version, resourceType, resourceID, userID, isInstant }: ClaimRequestItem,
  wasApproved: boolean,
): Notices {
  const name = await (resourceType === 'team' ? teamName : playerName)(resourceID)
  yield [
    await findUser(userID),
    {
      name: `claimReopened#${claimID}#${version}`,
      record: `claim#${claimID}`,
      senderID: null,
      subject: stored('claimBeingReviewedAgain'),
      paragraphs: [
        wasApproved && !isInstant
          ? stored('adminReviewClaimAgainUntil', { name, kind: resourceType })
          : stored('adminReviewClaimAgain', { name }),
      ],
      link: { label: stored('viewTheRecord', { kind: resourceType }), path: `/${resourceType}s/${resourceID}` },
    },
  ]
}

/** Notifies the owner who gets the record back after a reversed approval. */
async function* handedBack({ claimID, version, resourceType, resourceID, ownerThen }: ClaimRequestItem): Notices {
  const name = await (resourceType === 'team' ? teamName : playerName)(resourceID)
  yield [
    await findUser(ownerThen),
    {
      name: `handedBack#${claimID}#${version}`,
      record: `claim#${claimID}`,
      senderID: null,
      subject: stored('recordYoursAgain', { kind: resourceType }),
      paragraphs: [stored('adminTookBackDecision', { name })],
      link: { label: stored('viewTheRecord', { kind: resourceType }), path: `/${resourceType}s/${resourceID}` },
    },
  ]
}

/** Notifies a team's former owner that an admin gave the team to someone else. For a player, the player's change triggers a notice. */
async function* teamHandedOver(claim: ClaimRequestItem): Notices {
  const { claimID, resourceID, ownerThen, userID, decidedAt, reasonForOwner } = claim
  if (ownerThen === userID) return
  const name = await teamName(resourceID)
  yield [
    await findUser(ownerThen),
    {
      name: `handedOver#${claimID}#${decidedAt}`,
      record: `claim#${claimID}`,
      senderID: null,
      subject: stored('teamAnotherOwner'),
      paragraphs: [
        stored('adminApprovedSomebodyElses', { name }),
        ...(reasonForOwner ? [stored('reason', { reason: reasonForOwner })] : []),
      ],
      link: { label: stored('viewTheTeam'), path: `/teams/${resourceID}` },
    },
  ]
}
