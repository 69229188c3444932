import { notify } from '../domain/notifications/notify.ts'
import { teamTransfers } from '../domain/team-transfers/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find } from '../store/store.ts'
import { stored } from '../values/messages/stored-text.ts'
import type { NoticeOf } from './messages.ts'
import { findUser } from './people.ts'

const preference = 'emailNotifications'

/**
 * Notifies both sides of an offer and of its acceptance, the owner of a decline, and the recipient of a withdrawal. Offers of the same team
 * to the same account are emailed at most once a week.
 */
export async function teamTransferChanged(notice: NoticeOf<'teamTransferChanged'>) {
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
  const manage = { label: stored('manage_the_team'), path: `/teams/${teamID}/manage` }
  const view = { label: stored('view_the_team'), path: `/teams/${teamID}` }

  if (status === 'pending') {
    if (recipient)
      await notify(recipient, {
        name: `teamTransfer#${teamID}#${recipient.userID}`,
        preference,
        subject: stored('from_offers_you_team', names),
        paragraphs: [stored('from_wants_to_hand_team_over', names), stored('if_you_accept_you_own_the_team')],
        link: { label: stored('accept_or_decline'), path: '/profile' },
      })
    if (owner)
      await notify(owner, {
        name: `${name}#owner`,
        preference,
        subject: stored('you_offered_team_to', names),
        paragraphs: [stored('team_becomes_theirs_when_they_accept', names)],
        link: { label: stored('view_the_offer'), path: `/teams/${teamID}/manage?tab=settings` },
      })
  }
  if (status === 'accepted') {
    if (recipient)
      await notify(recipient, {
        name,
        preference,
        subject: stored('team_is_yours', names),
        paragraphs: [stored('you_own_team_now', names), stored('its_contacts_stay')],
        link: { label: stored('view_the_contacts'), path: `/teams/${teamID}/manage?tab=contacts` },
      })
    if (owner)
      await notify(owner, {
        name: `${name}#owner`,
        preference,
        subject: stored('to_accepted_team', names),
        paragraphs: [stored('to_owns_team_now', names), stored('if_you_added_yourself_as_a_contact')],
        link: view,
      })
  }
  if (status === 'declined' && owner)
    await notify(owner, {
      name,
      preference,
      subject: stored('to_declined_team', names),
      paragraphs: [stored('to_did_not_take_over_team', names)],
      link: manage,
    })
  if (status === 'canceled' && recipient)
    await notify(recipient, {
      name,
      preference,
      subject: stored('team_is_no_longer_offered_to_you', names),
      paragraphs: [stored('from_took_back_the_offer', names)],
      link: view,
    })
}
