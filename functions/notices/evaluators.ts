import * as v from 'valibot'
import { evaluatorChanges, evaluators } from '../domain/evaluations/entity.ts'
import { defineNotice } from '../domain/notifications/define-notice.ts'
import { notifyInApp } from '../domain/notifications/notify.ts'
import { onCreate } from '../domain/notifications/triggers.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { organizerOf } from '../domain/opportunities/service.ts'
import { canMessageStrangers } from '../domain/users/entity.ts'
import { signedPath } from '../services/mail/links.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find } from '../store/store.ts'
import { stored } from '../values/messages/stored-text.ts'
import { findUser } from './people.ts'
import { whenOf } from './registrations.ts'

/** Asks a user to evaluate players, once per invitation. A user who was removed and invited again is notified again. */
export const evaluatorInvited = defineNotice({
  type: 'evaluatorInvited',
  fields: { opportunityID: v.string(), userID: v.string() },
  on: [onCreate(evaluators, ({ opportunityID, userID }) => ({ opportunityID, userID }))],
  async *send({ opportunityID, userID }) {
    const [invitation, opportunity, user] = await Promise.all([
      find(evaluators, { opportunityID, userID }),
      find(opportunities, { opportunityID }),
      findUser(userID),
    ])
    if (!invitation || invitation.acceptedAt || !opportunity || isHidden(opportunity) || !user) return
    if (!(await canMessageStrangers(invitation.invitedBy))) return
    const organizer = await findUser(invitation.invitedBy)
    const { title, location } = opportunity
    yield [
      user,
      {
        name: `evaluatorInvited#${opportunityID}#${userID}#${invitation.createdAt}`,
        record: `evaluator#${opportunityID}`,
        senderID: invitation.invitedBy,
        subject: stored('invitedEvaluatePlayers'),
        paragraphs: [
          stored('organizerAsksScore', { organizer: organizer?.name ?? stored('theOrganizer'), title }),
          stored('startAndPlace', { start: whenOf(opportunity), place: location }),
        ],
        link: {
          label: stored('acceptOrDecline'),
          path: await signedPath('request', { kind: 'evaluator', id: `${opportunityID}.${userID}` }),
        },
        appPath: '/profile',
      },
    ]
  },
})

/**
 * Notifies the organizer in the app when an evaluator accepts or declines. Notifies an evaluator who had accepted of the removal, and one
 * who was invited by a former organizer of the cancellation, also by email.
 */
export const evaluatorChanged = defineNotice({
  type: 'evaluatorChanged',
  fields: { changeID: v.string() },
  on: [onCreate(evaluatorChanges, ({ changeID }) => ({ changeID }))],
  async *send({ changeID }) {
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
      yield [
        evaluator,
        {
          name,
          record: `evaluator#${opportunityID}`,
          senderID: changedBy,
          subject: stored('noLongerEvaluatePlayers', { title }),
          paragraphs: [stored('organizerRemovedEvaluators', { title })],
          link: { label: stored('viewTheOpportunities'), path: '/opportunities' },
        },
      ]
      return
    }
    if (kind === 'canceled') {
      yield [
        evaluator,
        {
          name,
          record: `evaluator#${opportunityID}`,
          senderID: changedBy,
          subject: stored('invitationCanceled'),
          paragraphs: [stored('evaluatorInvitationCanceled', { title })],
          link: { label: stored('viewTheOpportunities'), path: '/opportunities' },
        },
      ]
      return
    }
    const organizer = await organizerOf(opportunity)
    if (!organizer || organizer.userID === userID) return
    const facts = { name: evaluator.name, title }
    await notifyInApp(organizer, {
      name,
      preference,
      subject: kind === 'accepted' ? stored('evaluatorAccepted', facts) : stored('evaluatorDeclined', facts),
      text: kind === 'accepted' ? stored('evaluatorWillEvaluate', facts) : stored('evaluatorNotEvaluate', facts),
      path: `/opportunities/${opportunityID}/manage-registrations`,
    })
  },
})
