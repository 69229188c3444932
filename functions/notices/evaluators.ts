import { evaluators } from '../domain/evaluations/entity.ts'
import { notify } from '../domain/mail/notify.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { isHidden } from '../domain/records/hidden.ts'
import { mayWriteToStrangers } from '../domain/users/strangers.ts'
import { shownAtVenue } from '../domain/venue-time.ts'
import { consistent, findUser } from './people.ts'

/** Asks a user to evaluate players, of the same opportunity once a week at most. */
export async function evaluatorInvited(opportunityID: string, userID: string) {
  const [{ data: invitation }, { data: opportunity }, user] = await Promise.all([
    evaluators().get({ opportunityID, userID }).go(consistent),
    opportunities().get({ opportunityID }).go(consistent),
    findUser(userID),
  ])
  if (!invitation || invitation.acceptedAt || !opportunity || isHidden(opportunity) || !user) return
  if (!(await mayWriteToStrangers(invitation.invitedBy))) return
  const organizer = await findUser(invitation.invitedBy)
  await notify(user, {
    name: `evaluatorInvited#${opportunityID}#${userID}`,
    preference: 'emailNotifications',
    subject: `You are invited to evaluate players: ${opportunity.title}`,
    paragraphs: [
      `${organizer?.name ?? 'The organizer'} asks you to score the players of "${opportunity.title}".`,
      `${shownAtVenue(opportunity.startTime, opportunity.timeZone)}, ${opportunity.location}.`,
    ],
    link: { label: 'Accept or decline', path: '/profile' },
  })
}
