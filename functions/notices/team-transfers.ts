import { notify } from '../domain/notifications/notify.ts'
import { teamTransfers } from '../domain/team-transfers/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find } from '../store/store.ts'
import type { NoticeMessage } from './messages.ts'
import { findUser } from './people.ts'

const preference = 'emailNotifications'

/**
 * Notifies both sides of an offer and of its acceptance, the owner of a decline, and the recipient of a withdrawal. Offers of the same team
 * to the same account are emailed at most once a week.
 */
export async function teamTransferChanged(notice: NoticeMessage & { type: 'teamTransferChanged' }) {
  const { teamID, transferID, status } = notice
  // A later offer of the team may have replaced this one.
  const [team, transfer] = await Promise.all([find(teams, { teamID }), find(teamTransfers, { teamID })])
  if (!team || isHidden(team)) return
  if (status === 'pending' && (transfer?.transferID !== transferID || transfer.status !== status)) return
  const [owner, recipient] = await Promise.all([findUser(notice.from), findUser(notice.to)])
  const [from, to] = [owner?.name ?? 'The owner', recipient?.name ?? 'The other account']
  const name = `teamTransfer#${transferID}#${status}`
  const manage = { label: 'Manage the team', path: `/teams/${teamID}/manage` }
  const view = { label: 'View the team', path: `/teams/${teamID}` }

  if (status === 'pending') {
    if (recipient)
      await notify(recipient, {
        name: `teamTransfer#${teamID}#${recipient.userID}`,
        preference,
        subject: `${from} offers you ${team.name}`,
        paragraphs: [
          `${from} wants to hand the team ${team.name} over to you.`,
          'If you accept, you own the team and decide who manages it. Nothing changes until then. The offer ends after 14 days.',
        ],
        link: { label: 'Accept or decline', path: '/profile' },
      })
    if (owner)
      await notify(owner, {
        name: `${name}#owner`,
        preference,
        subject: `You offered ${team.name} to ${to}`,
        paragraphs: [`${team.name} becomes ${to}'s when they accept. If this wasn't you, cancel the offer.`],
        link: { label: 'View the offer', path: `/teams/${teamID}/manage?tab=settings` },
      })
  }
  if (status === 'accepted') {
    if (recipient)
      await notify(recipient, {
        name,
        preference,
        subject: `${team.name} is yours`,
        paragraphs: [
          `You own ${team.name} now.`,
          'Its contacts stay and read what is for the team only, but none of them manages it. Appoint its managers in the contacts of the team, and remove those who should not be there.',
        ],
        link: { label: 'View the contacts', path: `/teams/${teamID}/manage?tab=contacts` },
      })
    if (owner)
      await notify(owner, {
        name: `${name}#owner`,
        preference,
        subject: `${to} accepted ${team.name}`,
        paragraphs: [
          `${to} owns ${team.name} now. The events and opportunities that you created for the team are theirs too.`,
          'If you added yourself as a contact of the team, you no longer are one.',
        ],
        link: view,
      })
  }
  if (status === 'declined' && owner)
    await notify(owner, {
      name,
      preference,
      subject: `${to} declined ${team.name}`,
      paragraphs: [`${to} did not take over ${team.name}. The team stays yours.`],
      link: manage,
    })
  if (status === 'canceled' && recipient)
    await notify(recipient, {
      name,
      preference,
      subject: `${team.name} is no longer offered to you`,
      paragraphs: [`${from} took back the offer of ${team.name}.`],
      link: view,
    })
}
