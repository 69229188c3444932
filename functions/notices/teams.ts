import * as v from 'valibot'
import {
  contactInvitations,
  divisionContacts,
  invitationID,
  isPending,
  teamContacts,
} from '../domain/contacts/entity.ts'
import { contactInvitationPath } from '../domain/contacts/invitations.ts'
import { findDeleted } from '../domain/deleted-records/copies.ts'
import { mergedRecords } from '../domain/merges/entity.ts'
import { defineNotice } from '../domain/notifications/define-notice.ts'
import type { Recipient } from '../domain/notifications/notify.ts'
import { onCreate, onDelete, onNewTime, onUpdate, onWrite } from '../domain/notifications/triggers.ts'
import { teamTransfers } from '../domain/team-transfers/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { isManagerOrAdmin, managersOf, managesTeam } from '../domain/teams/managers.ts'
import { localeOf } from '../domain/users/entity.ts'
import { signedPath } from '../services/mail/links.ts'
import { wasSent } from '../services/mail/send-once.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find, type Partition, queryPartition } from '../store/store.ts'
import { mailTexts } from '../values/messages/mail.ts'
import { stored } from '../values/messages/stored-text.ts'
import { findUser, findUserOfAddress } from './people.ts'

/** Notifies a manager of an appointment and of its end, and the owner if the manager accepted. */
export const teamManagerChanged = defineNotice({
  type: 'teamManagerChanged',
  fields: { teamID: v.string(), userID: v.string(), isManager: v.boolean(), version: v.number() },
  on: [
    onUpdate(teams, (after, before) => {
      const [were, are] = [new Set(managersOf(before)), new Set(managersOf(after))]
      const { teamID, version } = after
      return [...were.symmetricDifference(are)].map((userID) => ({
        teamID,
        version,
        userID,
        isManager: are.has(userID),
      }))
    }),
  ],
  async *send(notice) {
    const { teamID, userID, isManager, version } = notice
    const [team, manager] = await Promise.all([find(teams, { teamID }), findUser(userID)])
    // The role has changed again, or the user now owns the team. Another notice covers that.
    if (!team || isHidden(team) || !manager || managesTeam(team, userID) !== isManager) return
    const name = `teamManager#${teamID}#${version}#${userID}`
    yield [
      manager,
      {
        name,
        record: `manager#${teamID}`,
        senderID: team.claimedBy,
        subject: isManager
          ? stored('nowManageTeam', { team: team.name })
          : stored('noLongerManageName', { name: team.name }),
        paragraphs: [
          isManager ? stored('editTeam', { team: team.name }) : stored('noLongerEditTeam', { team: team.name }),
        ],
        link: isManager
          ? { label: stored('manageTheTeam'), path: `/teams/${teamID}/manage` }
          : { label: stored('viewTheTeam'), path: `/teams/${teamID}` },
      },
    ]
    if (!isManager) return
    yield [
      await findUser(team.claimedBy),
      {
        name: `${name}#owner`,
        record: `manager#${teamID}#${userID}`,
        senderID: userID,
        subject: stored('nameNowManagesTeam', { name: manager.name, team: team.name }),
        paragraphs: [stored('nameAcceptedEditTeam', { name: manager.name, team: team.name })],
        link: { label: stored('viewTheManagers'), path: `/teams/${teamID}/manage?tab=contacts` },
      },
    ]
  },
})

/**
 * Notifies both sides of an offer and of its acceptance, the owner of a decline, and the recipient of the withdrawal of an offer that was
 * emailed.
 */
export const teamTransferChanged = defineNotice({
  type: 'teamTransferChanged',
  fields: { teamID: v.string(), transferID: v.string(), from: v.string(), to: v.string(), status: v.string() },
  on: [
    onDelete(
      teamTransfers,
      ({ teamID, transferID, fromUserID: from, toUserID: to, status }) =>
        status === 'pending' && { teamID, transferID, from, to, status: 'canceled' },
    ),
    onWrite(
      teamTransfers,
      ({ teamID, transferID, fromUserID: from, toUserID: to, status }, before) =>
        !(before?.transferID === transferID && before.status === status) && { teamID, transferID, from, to, status },
    ),
  ],
  async *send(notice) {
    const { teamID, transferID, status } = notice
    // A later offer of the team may have replaced this one.
    const [team, transfer] = await Promise.all([find(teams, { teamID }), find(teamTransfers, { teamID })])
    if (team && isHidden(team)) return
    const { name: teamName } = team ?? (await findDeleted('team', teamID)) ?? {}
    if (teamName === undefined) return
    if (status === 'pending' && (transfer?.transferID !== transferID || transfer.status !== status)) return
    const [owner, recipient] = await Promise.all([findUser(notice.from), findUser(notice.to)])
    const names = {
      team: teamName,
      from: owner?.name ?? stored('theOwner'),
      to: recipient?.name ?? stored('theOtherAccount'),
    }
    const name = `teamTransfer#${transferID}#${status}`
    const record = `teamTransfer#${teamID}`
    const manage = { label: stored('manageTheTeam'), path: `/teams/${teamID}/manage` }
    const view = { label: stored('viewTheTeam'), path: `/teams/${teamID}` }

    if (status === 'pending') {
      yield [
        recipient,
        {
          name,
          record,
          senderID: notice.from,
          subject: stored('teamOffered'),
          paragraphs: [stored('wantsHandTeamOver', names), stored('acceptOwnTeam')],
          link: {
            label: stored('acceptOrDecline'),
            path: await signedPath('request', { kind: 'transfer', id: transferID }),
          },
          appPath: '/profile',
        },
      ]
      yield [
        owner,
        {
          name: `${name}#owner`,
          record,
          senderID: notice.from,
          subject: stored('offeredTeam', names),
          paragraphs: [stored('teamBecomesTheirsWhen', names)],
          link: { label: stored('viewTheOffer'), path: `/teams/${teamID}/manage?tab=settings` },
        },
      ]
    }
    if (status === 'accepted') {
      yield [
        recipient,
        {
          name,
          record,
          senderID: notice.to,
          subject: stored('teamIsYours', names),
          paragraphs: [stored('ownTeamNow', names), stored('itsContactsStay')],
          link: { label: stored('viewTheContacts'), path: `/teams/${teamID}/manage?tab=contacts` },
        },
      ]
      yield [
        owner,
        {
          name: `${name}#owner`,
          record,
          senderID: notice.to,
          subject: stored('toAcceptedTeam', names),
          paragraphs: [stored('ownsTeamNow', names), stored('addedYourselfContact')],
          link: view,
        },
      ]
    }
    if (status === 'declined')
      yield [
        owner,
        {
          name,
          record,
          senderID: notice.to,
          subject: stored('toDeclinedTeam', names),
          paragraphs: [stored('notTakeOverTeam', names)],
          link: manage,
        },
      ]
    if (status === 'canceled' && (await wasSent(`teamTransfer#${transferID}#pending`)))
      yield [
        recipient,
        {
          name,
          record,
          senderID: notice.from,
          subject: stored('teamNoLongerOffered'),
          paragraphs: [
            team?.claimedBy === notice.from ? stored('tookBackOffer', names) : stored('offerEndedWithOwner', names),
          ],
          link: team ? view : { label: stored('viewAllRecords', { kind: 'team' }), path: '/teams' },
        },
      ]
  },
})

/** Asks the owner of a team once a year whether the cost of a season is still right. */
export const seasonCostAsked = defineNotice({
  type: 'seasonCostAsked',
  fields: { teamID: v.string(), askedAt: v.string() },
  on: [onNewTime(teams, 'seasonCostAskedAt', (askedAt, { teamID }) => ({ teamID, askedAt }))],
  async *send({ teamID, askedAt }) {
    const team = await find(teams, { teamID })
    if (team?.seasonCost?.cents === undefined || !team.claimedBy || team.seasonCostAskedAt !== askedAt) return
    yield [
      await findUser(team.claimedBy),
      {
        name: `season-cost#${teamID}#${askedAt}`,
        record: null,
        senderID: null,
        subject: stored('costSeasonStillRight', { team: team.name }),
        paragraphs: [
          stored('pageTeamShowsCost', { team: team.name, day: { day: team.seasonCost.asOf } }),
          stored('saveNewAmount'),
        ],
        link: { label: stored('updateTheCost'), path: `/teams/${teamID}/manage?tab=settings` },
      },
    ]
  },
})

/** Emails a contact invitation at most once a week per team and user, however often it is withdrawn and repeated. */
export const contactInvited = defineNotice({
  type: 'contactInvited',
  fields: { teamID: v.string(), userID: v.string(), recordID: v.string() },
  on: [
    onCreate(
      contactInvitations,
      ({ isRepeated, teamID, userID, recordID }) => !isRepeated && { teamID, userID, recordID },
    ),
  ],
  async *send({ teamID, userID, recordID }) {
    const [invitation, team, user] = await Promise.all([
      find(contactInvitations, { teamID, recordID, userID }),
      find(teams, { teamID }),
      findUser(userID),
    ])
    if (!team || isHidden(team) || !invitation || !isPending(invitation)) return
    const inviter = await findUser(invitation.invitedBy)
    if (!inviter || !(await isManagerOrAdmin(inviter.userID, team))) return
    const { email, appointment } = invitation
    const notice = {
      name: `invited#${teamID}#${userID}${appointment ? '#manager' : ''}`,
      record: `contact#${teamID}`,
      senderID: inviter.userID,
      subject: appointment ? stored('invitedManageTeam') : stored('invitedTeamContact'),
    }
    const paragraphs = [
      appointment
        ? stored('teamAsksOneManagers', { team: team.name })
        : stored('teamAsksOneContacts', { team: team.name }),
      stored('acceptFamiliesSeeName'),
    ]
    if (email) {
      // The language of who has no account is unknown.
      const locale = localeOf(inviter)
      yield [
        { email, account: null, locale, ending: mailTexts.unknownTeam(locale) },
        {
          ...notice,
          paragraphs: [...paragraphs, stored('fungoWhereTeamKeeps')],
          link: { label: stored('acceptInMail'), path: await contactInvitationPath(invitation) },
        },
      ]
      return
    }
    const path = await signedPath('request', { kind: 'contact', id: invitationID(invitation) })
    yield [user, { ...notice, paragraphs, link: { label: stored('acceptOrDecline'), path }, appPath: '/profile' }]
  },
})

/** Notifies the invited of an invitation that ended because who sent it no longer manages the team, or the team was deleted. */
export const contactInvitationEnded = defineNotice({
  type: 'contactInvitationEnded',
  fields: {
    teamID: v.string(),
    userID: v.string(),
    recordID: v.string(),
    invitedBy: v.string(),
    invitedAt: v.string(),
    email: v.optional(v.string()),
  },
  on: [
    onDelete(
      contactInvitations,
      ({ declinedAt, email, teamID, userID, recordID, invitedBy, createdAt: invitedAt }) =>
        !declinedAt && { teamID, userID, recordID, invitedBy, invitedAt, ...(email && { email }) },
    ),
  ],
  async *send(ended) {
    const { teamID, userID, recordID, invitedBy, invitedAt } = ended
    const [partition, user, deleted, merge] = await Promise.all([
      queryPartition(teams().get({ teamID }), true),
      findUser(userID),
      findDeleted('team', teamID),
      find(mergedRecords, { kind: 'team', recordID: teamID }),
    ])
    const [team] = partition.of(teams)
    if (team ? isHidden(team) || (await isManagerOrAdmin(invitedBy, team)) : !deleted || merge) return
    const isInvited = partition.of(contactInvitations).some((it) => it.userID === userID && it.recordID === recordID)
    const invitee = ended.email ? await inviteeAt(ended.email, ended) : user
    if (isInvited || !invitee || hasAccepted(partition, ended)) return
    yield [
      invitee,
      {
        name: `contactInvitationEnded#${recordID}#${userID}#${invitedAt}`,
        record: `contact#${teamID}`,
        senderID: team?.claimedBy ?? null,
        subject: stored('invitationCanceled'),
        paragraphs: [
          team
            ? stored('teamInvitationCanceled', { team: team.name })
            : stored('invitationOfDeletedTeam', { team: deleted!.name }),
        ],
        link: team
          ? { label: stored('viewTheTeam'), path: `/teams/${teamID}` }
          : { label: stored('viewAllRecords', { kind: 'team' }), path: '/teams' },
      },
    ]
  },
})

type Ended = { teamID: string; userID: string; recordID: string; invitedBy: string; email?: string }

/** Who was invited by email. Null if the email was not sent. */
async function inviteeAt(email: string, { teamID, userID, invitedBy }: Ended): Promise<Recipient> {
  const names = ['', '#manager'].map((suffix) => `invited#${teamID}#${userID}${suffix}`)
  if (!(await Promise.all(names.map(wasSent))).includes(true)) return null
  const [account, inviter] = await Promise.all([findUserOfAddress(email), findUser(invitedBy)])
  const reader = account ?? inviter
  return { email, account, locale: reader ? localeOf(reader) : 'en' }
}

/** Whoever was invited by email accepted with an account of that address. */
const hasAccepted = (partition: Partition, { teamID, recordID, userID, email }: Ended) =>
  (recordID === teamID
    ? partition.of(teamContacts)
    : partition.of(divisionContacts).filter(({ divisionID }) => divisionID === recordID)
  ).some((it) => (email ? it.email === email : it.userID === userID))
