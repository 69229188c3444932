import { placeOf } from '../domain/calendars/mailed-calendar.ts'
import { askPath } from '../domain/guest-play/ask-link.ts'
import { answerBy, isOpenTo, takesYes } from '../domain/guest-play/open.ts'
import { notify } from '../domain/notifications/notify.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { takesRegistrations } from '../domain/opportunities/status.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { guestInvitations } from '../domain/registrations/guest-invitation-entity.ts'
import { canMessageStrangers } from '../domain/users/can-message-strangers.ts'
import { formatAtVenue } from '../services/places/venue-time.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find } from '../store/store.ts'
import { findUser, playerName } from './people.ts'
import { factsOf } from './registrations.ts'

/** Notifies the family that an organizer invites their player. The organizer does not learn who the family is. */
export async function guestInvited(opportunityID: string, playerID: string) {
  const now = new Date()
  const [invitation, opportunity, player] = await Promise.all([
    find(guestInvitations, { opportunityID, playerID }),
    find(opportunities, { opportunityID }),
    find(players, { playerID }),
  ])
  if (
    !invitation ||
    invitation.askedUserID ||
    !opportunity ||
    isHidden(opportunity) ||
    !takesRegistrations(opportunity, now)
  )
    return
  if (!player?.claimedBy || isHidden(player) || !isOpenTo(opportunity.type, player, now)) return
  if (!(await canMessageStrangers(invitation.invitedBy))) return
  const family = await findUser(player.claimedBy)
  if (!family) return
  const { type, title, startTime, timeZone } = opportunity
  const name = publicName(player.name)
  await notify(family, {
    name: `guestInvited#${opportunityID}#${playerID}`,
    preference: 'emailNotifications',
    subject: `${name} is invited: ${title}`,
    push: { title: `Your player is invited: ${title}` },
    paragraphs: [
      `The organizer of "${title}" invites ${name} ${type === 'TRYOUT' ? 'to the tryout' : 'to play as a guest'}.`,
      `${formatAtVenue(startTime, timeZone, 'en')}, ${placeOf(opportunity)}.`,
      `You get this because guest play is on${type === 'TRYOUT' ? ', with tryouts,' : ''} for your player. The organizer doesn't know who you are until you register.`,
    ],
    link: { label: 'View the opportunity', path: `/opportunities/${opportunityID}` },
  })
}

/** Asks the family for a yes or no, with a link that needs no sign-in. The organizer does not learn who is asked. */
export async function familyAsked(opportunityID: string, playerID: string) {
  const now = new Date()
  const [invitation, opportunity, player] = await Promise.all([
    find(guestInvitations, { opportunityID, playerID }),
    find(opportunities, { opportunityID }),
    find(players, { playerID }),
  ])
  const { askedUserID, saidNoAt } = invitation ?? {}
  if (!invitation || !askedUserID || saidNoAt || !opportunity || !takesYes(opportunity, now)) return
  if (player?.claimedBy !== askedUserID || isHidden(player) || !isOpenTo(opportunity.type, player, now)) return
  if (!(await canMessageStrangers(invitation.invitedBy))) return
  const family = await findUser(askedUserID)
  if (!family) return
  const { title, timeZone, waiverRequired } = opportunity
  const name = publicName(player.name)
  await notify(family, {
    name: `asked#${opportunityID}#${playerID}`,
    preference: 'emailNotifications',
    subject: `Can ${name} play? ${title}`,
    push: { title: `Can your player play? ${title}` },
    paragraphs: [
      `The organizer of "${title}" needs a guest player. Can ${name} play?`,
      `Please answer by ${formatAtVenue(answerBy(opportunity), timeZone, 'en')}. Other families are asked too, and the first yes gets the spot.`,
      ...(waiverRequired ? ['After a yes you have an hour to log in and sign the waiver.'] : []),
      "You get this because guest play is on for your player. The organizer doesn't know who you are until you say yes.",
    ],
    details: factsOf(opportunity),
    link: { label: 'Answer yes or no', path: await askPath({ opportunityID, playerID, userID: askedUserID }) },
  })
}

/** Tells a family that was asked and has not answered that it need not. */
export async function askClosed(opportunityID: string, playerID: string, isFilled: boolean) {
  const [invitation, opportunity] = await Promise.all([
    find(guestInvitations, { opportunityID, playerID }),
    find(opportunities, { opportunityID }),
  ])
  if (!invitation?.askedUserID || !opportunity) return
  const family = await findUser(invitation.askedUserID)
  if (!family) return
  const name = await playerName(playerID)
  const { title } = opportunity
  await notify(family, {
    name: `askClosed#${opportunityID}#${playerID}`,
    preference: 'emailNotifications',
    subject: isFilled ? `The spot is taken: ${title}` : 'No answer needed',
    paragraphs: [
      isFilled
        ? `We asked if ${name} can play in "${title}". Another family said yes first, so you don't have to answer.`
        : `We asked if ${name} can play${isHidden(opportunity) ? '' : ` in "${title}"`}. You don't have to answer any more.`,
    ],
    link: isFilled
      ? { label: 'View the opportunity', path: `/opportunities/${opportunityID}` }
      : { label: 'View all opportunities', path: '/opportunities' },
  })
}
