import { contactInvitations, isPending } from '../domain/contacts/entity.ts'
import { contactInvitationPath } from '../domain/contacts/invitations.ts'
import type { Notices } from '../domain/notifications/notify.ts'
import { teamTransfers } from '../domain/team-transfers/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { isManagerOrAdmin, managesTeam } from '../domain/teams/managers.ts'
import { localeOf } from '../domain/users/entity.ts'
import { wasSent } from '../services/mail/send-once.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find } from '../store/store.ts'
import * as m from '../values/messages/later/generated.ts'
import { stored } from '../values/messages/stored-text.ts'
import type { NoticeOf } from './messages.ts'
import { findUser } from './people.ts'

/** Notifies a manager of an appointment and of its end, and the owner if the manager accepted. */
export async function* teamManagerChanged(notice: NoticeOf<'teamManagerChanged'>): Notices {
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
        ? stored('you_now_manage_team', { team: team.name })
        : stored('you_no_longer_manage_name', { name: team.name }),
      paragraphs: [
        isManager
          ? stored('you_can_edit_team', { team: team.name })
          : stored('you_can_no_longer_edit_team', { team: team.name }),
      ],
      link: isManager
        ? { label: stored('manage_the_team'), path: `/teams/${teamID}/manage` }
        : { label: stored('view_the_team'), path: `/teams/${teamID}` },
    },
  ]
  if (!isManager) return
  yield [
    await findUser(team.claimedBy),
    {
      name: `${name}#owner`,
      record: `manager#${teamID}#${userID}`,
      senderID: userID,
      subject: stored('name_now_manages_team', { name: manager.name, team: team.name }),
      paragraphs: [stored('name_accepted_and_can_edit_team', { name: manager.name, team: team.name })],
      link: { label: stored('view_the_managers'), path: `/teams/${teamID}/manage?tab=contacts` },
    },
  ]
}

/**
 * Notifies both sides of an offer and of its acceptance, the owner of a decline, and the recipient of the withdrawal of an offer that was
 * emailed.
 */
export async function* teamTransferChanged(notice: NoticeOf<'teamTransferChanged'>): Notices {
  const { teamID, transferID, status } = notice
  // A later offer of the team may have replaced this one.
  const [team, transfer] = await Promise.all([find(teams, { teamID }), find(teamTransfers, { teamID })])
  if (!team || isHidden(team)) return
  if (status === 'pending' && (transfer?.transferID !== transferID || transfer.status !== status)) return
  const [owner, recipient] = await Promise.all([findUser(notice.from), findUser(notice.to)])
  const names = {
    team: team.name,
    from: owner?.name ?? stored('the_owner'),
    to: recipient?.name ?? stored('the_other_account'),
  }
  const name = `teamTransfer#${transferID}#${status}`
  const record = `teamTransfer#${teamID}`
  const manage = { label: stored('manage_the_team'), path: `/teams/${teamID}/manage` }
  const view = { label: stored('view_the_team'), path: `/teams/${teamID}` }

  if (status === 'pending') {
    yield [
      recipient,
      {
        name,
        record,
        senderID: notice.from,
        subject: stored('a_team_is_offered_to_you'),
        paragraphs: [stored('from_wants_to_hand_team_over', names), stored('if_you_accept_you_own_the_team')],
        link: { label: stored('accept_or_decline'), path: '/profile' },
      },
    ]
    yield [
      owner,
      {
        name: `${name}#owner`,
        record,
        senderID: notice.from,
        subject: stored('you_offered_team_to', names),
        paragraphs: [stored('team_becomes_theirs_when_they_accept', names)],
        link: { label: stored('view_the_offer'), path: `/teams/${teamID}/manage?tab=settings` },
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
        subject: stored('team_is_yours', names),
        paragraphs: [stored('you_own_team_now', names), stored('its_contacts_stay')],
        link: { label: stored('view_the_contacts'), path: `/teams/${teamID}/manage?tab=contacts` },
      },
    ]
    yield [
      owner,
      {
        name: `${name}#owner`,
        record,
        senderID: notice.to,
        subject: stored('to_accepted_team', names),
        paragraphs: [stored('to_owns_team_now', names), stored('if_you_added_yourself_as_a_contact')],
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
        subject: stored('to_declined_team', names),
        paragraphs: [stored('to_did_not_take_over_team', names)],
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
        subject: stored('a_team_is_no_longer_offered_to_you'),
        paragraphs: [stored('from_took_back_the_offer', names)],
        link: view,
      },
    ]
}

/** Asks the owner of a team once a year whether the cost of a season is still right. */
export async function* seasonCostAsked({ teamID, askedAt }: NoticeOf<'seasonCostAsked'>): Notices {
  const team = await find(teams, { teamID })
  if (!team?.seasonCost || !team.claimedBy || team.seasonCostAskedAt !== askedAt) return
  yield [
    await findUser(team.claimedBy),
    {
      name: `season-cost#${teamID}#${askedAt}`,
      record: null,
      senderID: null,
      subject: stored('is_the_cost_of_a_season_still_right', { team: team.name }),
      paragraphs: [
        stored('the_page_of_team_shows_the_cost_as_of', { team: team.name, day: { day: team.seasonCost.asOf } }),
        stored('save_the_new_amount'),
      ],
      link: { label: stored('update_the_cost'), path: `/teams/${teamID}/manage?tab=settings` },
    },
  ]
}

/** Emails a contact invitation at most once a week per team and user, however often it is withdrawn and repeated. */
export async function* contactInvited({ teamID, userID, recordID }: NoticeOf<'contactInvited'>): Notices {
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
    subject: appointment ? stored('you_are_invited_to_manage_a_team') : stored('you_are_invited_to_be_a_team_contact'),
  }
  const paragraphs = [
    appointment
      ? stored('team_asks_you_to_be_one_of_its_managers', { team: team.name })
      : stored('team_asks_you_to_be_one_of_its_contacts', { team: team.name }),
    stored('if_you_accept_families_see_your_name'),
  ]
  if (email) {
    // The language of who has no account is unknown.
    const locale = localeOf(inviter)
    yield [
      { email, account: null, locale, ending: m.if_you_do_not_know_this_team({}, { locale }) },
      {
        ...notice,
        paragraphs: [...paragraphs, stored('fungo_is_where_the_team_keeps_its_roster')],
        link: { label: stored('accept_in_mail'), path: await contactInvitationPath(invitation) },
      },
    ]
    return
  }
  yield [user, { ...notice, paragraphs, link: { label: stored('accept_or_decline'), path: '/profile' } }]
}
