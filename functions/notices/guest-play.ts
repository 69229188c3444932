import * as v from 'valibot'
import { placeOf } from '../domain/calendars/calendar-entries.ts'
import { askerText } from '../domain/guest-play/asker.ts'
import { answerBy, isOpenTo, takesYes } from '../domain/guest-play/open.ts'
import { defineNotice } from '../domain/notifications/define-notice.ts'
import { onCreate } from '../domain/notifications/triggers.ts'
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
import { findUser, playerName } from './people.ts'
import { factsOf, registrationFields, whenOf } from './registrations.ts'

/** Notifies the family that an organizer invites their player. The organizer does not learn who the family is. */
export const guestInvited = defineNotice({
  type: 'guestInvited',
  fields: registrationFields,
  on: [
    onCreate(
      guestInvitations,
      ({ opportunityID, playerID, askedUserID }) => !askedUserID && { opportunityID, playerID },
    ),
  ],
  async *send({ opportunityID, playerID }) {
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
    const { type, title } = opportunity
    const name = publicName(player.name)
    yield [
      await findUser(player.claimedBy),
      {
        name: `guestInvited#${opportunityID}#${playerID}`,
        record: `asked#${opportunityID}#${playerID}`,
        senderID: invitation.invitedBy,
        subject: stored('nameIsInvited', { name, type }),
        push: { title: stored('playerInvited', { type }) },
        paragraphs: [
          stored('organizerInvitesName', { type, name, title }),
          asker,
          stored('startAndPlace', {
            start: whenOf(opportunity),
            place: placeOf(opportunity),
          }),
          stored('becauseGuestPlayRegister', { type }),
        ],
        link: { label: stored('viewTheOpportunity'), path: `/opportunities/${opportunityID}` },
      },
    ]
  },
})

/** Asks the family for a yes or no, with a link that needs no sign-in. The organizer does not learn who is asked. */
export const familyAsked = defineNotice({
  type: 'familyAsked',
  fields: registrationFields,
  on: [
    onCreate(
      guestInvitations,
      ({ opportunityID, playerID, askedUserID }) => !!askedUserID && { opportunityID, playerID },
    ),
  ],
  async *send({ opportunityID, playerID }) {
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
        subject: stored('canPlayAsGuest', { name }),
        push: { title: stored('playerPlayGuest') },
        paragraphs: [
          stored('organizerNeedsGuestPlayer', { name, title }),
          asker,
          stored('pleaseAnswerBy', { time: { at: answerBy(opportunity), zone: timeZone } }),
          ...(waiverRequired ? [stored('hourToSignWaiver')] : []),
          stored('becauseGuestPlay'),
        ],
        details: factsOf(opportunity),
        link: {
          label: stored('answerYesNo'),
          path: await signedPath('ask', { opportunityID, playerID, userID: askedUserID }),
        },
      },
    ]
  },
})

/** Tells a family that was asked and has not answered that it need not, unless the email that asks was not sent yet. */
export const askClosed = defineNotice({
  type: 'askClosed',
  fields: { ...registrationFields, isFilled: v.boolean() },
  async *send({ opportunityID, playerID, isFilled }) {
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
        subject: isFilled ? stored('theSpotIsTaken') : stored('noAnswerNeeded'),
        paragraphs: [
          isFilled
            ? stored('anotherFamilySaidYes', { name, title })
            : isHidden(opportunity)
              ? stored('noNeedToAnswer', { name })
              : stored('noNeedToAnswerAbout', { name, title }),
        ],
        link: isFilled
          ? { label: stored('viewTheOpportunity'), path: `/opportunities/${opportunityID}` }
          : { label: stored('viewAllRecords', { kind: 'opportunity' }), path: '/opportunities' },
      },
    ]
  },
})
