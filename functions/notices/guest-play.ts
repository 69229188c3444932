import { placeOf } from '../domain/calendars/calendar-entries.ts'
import { askerText } from '../domain/guest-play/asker.ts'
import { answerBy, isOpenTo, takesYes } from '../domain/guest-play/open.ts'
import type { Notices } from '../domain/notifications/notify.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { takesRegistrations } from '../domain/opportunities/status.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { guestInvitations } from '../domain/registrations/entity.ts'
import { signedPath } from '../services/mail/links.ts'
import { wasSent } from '../services/mail/send-once.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find } from '../store/store.ts'
import { stored } from '../values/messages/stored-text.ts'
import type { NoticeOf } from './messages.ts'
import { findUser, playerName } from './people.ts'
import { factsOf } from './registrations.ts'

/** Notifies the family that an organizer invites their player. The organizer does not learn who the family is. */
export async function* guestInvited({ opportunityID, playerID }: NoticeOf<'guestInvited'>): Notices {
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
  const asker = await askerText(invitation.invitedBy, opportunity, now)
  if (!asker) return
  const { type, title, startTime, timeZone } = opportunity
  const name = publicName(player.name)
  yield [
    await findUser(player.claimedBy),
    {
      name: `guestInvited#${opportunityID}#${playerID}`,
      record: `asked#${opportunityID}#${playerID}`,
      senderID: invitation.invitedBy,
      subject: stored('name_is_invited', { name, type }),
      push: { title: stored('your_player_is_invited', { type }) },
      paragraphs: [
        stored('the_organizer_invites_name', { type, name, title }),
        asker,
        stored('start_and_place', { start: { at: startTime, zone: timeZone }, place: placeOf(opportunity) }),
        stored('you_get_this_because_guest_play_is_on_until_you_register', { type }),
      ],
      link: { label: stored('view_the_opportunity'), path: `/opportunities/${opportunityID}` },
    },
  ]
}

/** Asks the family for a yes or no, with a link that needs no sign-in. The organizer does not learn who is asked. */
export async function* familyAsked({ opportunityID, playerID }: NoticeOf<'familyAsked'>): Notices {
  const now = new Date()
  const [invitation, opportunity, player] = await Promise.all([
    find(guestInvitations, { opportunityID, playerID }),
    find(opportunities, { opportunityID }),
    find(players, { playerID }),
  ])
  const { askedUserID, saidNoAt } = invitation ?? {}
  if (!invitation || !askedUserID || saidNoAt || !opportunity || !takesYes(opportunity, now)) return
  if (player?.claimedBy !== askedUserID || isHidden(player) || !isOpenTo(opportunity.type, player, now)) return
  const asker = await askerText(invitation.invitedBy, opportunity, now)
  if (!asker) return
  const { title, timeZone, waiverRequired } = opportunity
  const name = publicName(player.name)
  yield [
    await findUser(askedUserID),
    {
      name: `asked#${opportunityID}#${playerID}`,
      record: `asked#${opportunityID}#${playerID}`,
      senderID: invitation.invitedBy,
      subject: stored('can_name_play_as_a_guest', { name }),
      push: { title: stored('can_your_player_play_as_a_guest') },
      paragraphs: [
        stored('the_organizer_needs_a_guest_player', { name, title }),
        asker,
        stored('please_answer_by', { time: { at: answerBy(opportunity), zone: timeZone } }),
        ...(waiverRequired ? [stored('after_a_yes_you_have_an_hour')] : []),
        stored('you_get_this_because_guest_play_is_on_until_you_say_yes'),
      ],
      details: factsOf(opportunity),
      link: {
        label: stored('answer_yes_or_no'),
        path: await signedPath('ask', { opportunityID, playerID, userID: askedUserID }),
      },
    },
  ]
}

/** Tells a family that was asked and has not answered that it need not, unless the email that asks was not sent yet. */
export async function* askClosed({ opportunityID, playerID, isFilled }: NoticeOf<'askClosed'>): Notices {
  const [invitation, opportunity] = await Promise.all([
    find(guestInvitations, { opportunityID, playerID }),
    find(opportunities, { opportunityID }),
  ])
  if (!invitation?.askedUserID || !opportunity) return
  if (!(await wasSent(`asked#${opportunityID}#${playerID}`))) return
  const name = await playerName(playerID)
  const { title } = opportunity
  yield [
    await findUser(invitation.askedUserID),
    {
      name: `askClosed#${opportunityID}#${playerID}`,
      record: `asked#${opportunityID}#${playerID}`,
      senderID: invitation.invitedBy,
      subject: isFilled ? stored('the_spot_is_taken') : stored('no_answer_needed'),
      paragraphs: [
        isFilled
          ? stored('another_family_said_yes_first', { name, title })
          : isHidden(opportunity)
            ? stored('you_do_not_have_to_answer', { name })
            : stored('you_do_not_have_to_answer_about_title', { name, title }),
      ],
      link: isFilled
        ? { label: stored('view_the_opportunity'), path: `/opportunities/${opportunityID}` }
        : { label: stored('view_all_records', { kind: 'opportunity' }), path: '/opportunities' },
    },
  ]
}
