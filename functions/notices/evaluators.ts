import { evaluatorChanges, evaluators } from '../domain/evaluations/entity.ts'
import { notify, notifyInApp } from '../domain/notifications/notify.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { organizerOf } from '../domain/opportunities/organizer.ts'
import { canMessageStrangers } from '../domain/users/can-message-strangers.ts'
import { formatAtVenue } from '../services/places/venue-time.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find } from '../store/store.ts'
import { findUser } from './people.ts'

/** Asks a user to evaluate players, once per invitation. A user who was removed and invited again is notified again. */
export async function evaluatorInvited(opportunityID: string, userID: string) {
  const [invitation, opportunity, user] = await Promise.all([
    find(evaluators, { opportunityID, userID }),
    find(opportunities, { opportunityID }),
    findUser(userID),
  ])
  if (!invitation || invitation.acceptedAt || !opportunity || isHidden(opportunity) || !user) return
  if (!(await canMessageStrangers(invitation.invitedBy))) return
  const organizer = await findUser(invitation.invitedBy)
  await notify(user, {
    name: `evaluatorInvited#${opportunityID}#${userID}#${invitation.createdAt}`,
    preference: 'emailNotifications',
    subject: `You are invited to evaluate players: ${opportunity.title}`,
    paragraphs: [
      `${organizer?.name ?? 'The organizer'} asks you to score the players of "${opportunity.title}".`,
      `${formatAtVenue(opportunity.startTime, opportunity.timeZone, 'en')}, ${opportunity.location}.`,
    ],
    link: { label: 'Accept or decline', path: '/profile' },
  })
}

/**
 * Notifies the organizer in the app when an evaluator accepts or declines. Notifies an evaluator who had accepted of the removal, also by
 * email.
 */
export async function evaluatorChanged(changeID: string) {
  const change = await find(evaluatorChanges, { changeID })
  if (!change) return
  const { kind, opportunityID, userID, changedBy } = change
  const [opportunity, evaluator] = await Promise.all([find(opportunities, { opportunityID }), findUser(userID)])
  if (!opportunity || !evaluator) return
  const { title } = opportunity
  const name = `evaluatorChanged#${changeID}`
  const preference = 'emailNotifications'
  if (kind === 'removed') {
    if (userID === changedBy || !change.hadAccepted) return
    await notify(evaluator, {
      name,
      preference,
      subject: `You no longer evaluate players: ${title}`,
      paragraphs: [
        `The organizer of "${title}" removed you from its evaluators. What you wrote stays with the organizer.`,
      ],
      link: { label: 'View the opportunities', path: '/opportunities' },
    })
    return
  }
  const organizer = await organizerOf(opportunity)
  if (!organizer || organizer.userID === userID) return
  const says =
    kind === 'accepted' ? `will evaluate the players of "${title}"` : `won't evaluate the players of "${title}"`
  await notifyInApp(organizer, {
    name,
    preference,
    subject: `${evaluator.name} ${kind}: ${title}`,
    text: `${evaluator.name} ${says}.`,
    path: `/opportunities/${opportunityID}/manage-registrations`,
  })
}
