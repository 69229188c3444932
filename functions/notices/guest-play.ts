import { placeOf } from '../domain/calendars/mailed-calendar.ts'
import { isOpenTo } from '../domain/guest-play/open.ts'
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
import { findUser } from './people.ts'

/** Notifies the family that an organizer invites their player. The organizer does not learn who the family is. */
export async function guestInvited(opportunityID: string, playerID: string) {
  const now = new Date()
  const [invitation, opportunity, player] = await Promise.all([
    find(guestInvitations, { opportunityID, playerID }),
    find(opportunities, { opportunityID }),
    find(players, { playerID }),
  ])
  if (!invitation || !opportunity || isHidden(opportunity) || !takesRegistrations(opportunity, now)) return
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
    paragraphs: [
      `The organizer of "${title}" invites ${name} ${type === 'TRYOUT' ? 'to the tryout' : 'to play as a guest'}.`,
      `${formatAtVenue(startTime, timeZone)}, ${placeOf(opportunity)}.`,
      `You get this because guest play is on${type === 'TRYOUT' ? ', with tryouts,' : ''} for your player. The organizer doesn't know who you are until you register.`,
    ],
    link: { label: 'View the opportunity', path: `/opportunities/${opportunityID}` },
  })
}
