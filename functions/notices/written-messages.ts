import * as v from 'valibot'
import { events } from '../domain/events/entity.ts'
import { type MessageItem, messages } from '../domain/messages/entity.ts'
import { conversation } from '../domain/messages/service.ts'
import { defineNotice } from '../domain/notifications/define-notice.ts'
import { notifyInApp } from '../domain/notifications/notify.ts'
import { onCreate } from '../domain/notifications/triggers.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { organizerOf } from '../domain/opportunities/service.ts'
import { signedPath } from '../services/mail/links.ts'
import { find } from '../store/store.ts'
import { stored } from '../values/messages/stored-text.ts'
import { findUser } from './people.ts'

/** Emails a message between a family or a team and an organizer, without either one's address. */
export const messageWritten = defineNotice({
  type: 'messageWritten',
  fields: { conversationID: v.string(), messageID: v.string(), familyID: v.nullable(v.string()) },
  on: [
    // One message per recipient, so that a failing address does not block the others.
    onCreate(messages, ({ conversationID, messageID, from, familyIDs = [] }) =>
      (from === 'family' ? [null] : familyIDs).map((familyID) => ({ conversationID, messageID, familyID })),
    ),
  ],
  async *send({ conversationID, messageID, familyID }) {
    const message = await find(messages, { conversationID, messageID })
    const about = message && (await subjectOf(message))
    if (!message || !about || about.record.hidden) return
    const { title, opportunity } = about
    const [recipient, writer] = await Promise.all([
      familyID ? findUser(familyID) : organizerOf(opportunity!),
      findUser(message.writtenBy),
    ])
    if (!recipient || !writer || writer.isBlocked) return
    const isToMany = message.subject !== undefined
    const answered = (await conversation(conversationID)).findLast(
      (it) => it.messageID < messageID && it.from !== message.from,
    )
    const who =
      message.from === 'organizer'
        ? stored('organizerWrites', { name: writer.name, title })
        : stored('nameAsksAbout', { name: writer.name, title })
    const name = `message#${messageID}#${recipient.userID}`
    const subject =
      message.subject ??
      (message.from === 'family' ? stored('questionAbout', { title }) : stored('replyAbout', { title }))
    const link = isToMany
      ? about.link
      : {
          label: stored('reply'),
          path: await signedPath('reply', {
            conversationID,
            side: message.from === 'family' ? 'organizer' : 'family',
            userID: recipient.userID,
          }),
        }
    // Without a preference: who turned emails off reads the message in the app.
    await notifyInApp(recipient, {
      name,
      subject,
      text: who,
      path: link.path,
      message: { conversationID, messageID, opportunityID: opportunity?.opportunityID },
    })
    yield [
      recipient,
      {
        name,
        record: null,
        senderID: message.writtenBy,
        subject,
        // The organizer writes the subject, and may name a child in it.
        push: { title: stored('messageAbout', { title }) },
        paragraphs: [
          who,
          ...message.text.split(/\n{2,}/),
          ...(answered ? [stored('youWrote', { text: answered.text })] : []),
          isToMany ? about.privacy : stored('neitherSeesOthersAddress'),
        ],
        link,
        secondLink: { label: stored('reportThisMessage'), path: await signedPath('report', message) },
      },
    ]
  },
})

/** What a message is about. Null if it was deleted. */
async function subjectOf({ eventID, opportunityID }: MessageItem) {
  if (eventID) {
    const event = await find(events, { eventID })
    return (
      event && {
        record: event,
        opportunity: undefined,
        title: event.name,
        link: { label: stored('viewTheEvent'), path: `/events/${eventID}` },
        privacy: stored('otherTeamsCannotSee'),
      }
    )
  }
  const opportunity = await find(opportunities, { opportunityID: opportunityID! })
  return (
    opportunity && {
      record: opportunity,
      opportunity,
      title: opportunity.title,
      link: { label: stored('viewTheOpportunity'), path: `/opportunities/${opportunityID}` },
      privacy: stored('otherFamiliesCannotSee'),
    }
  )
}
