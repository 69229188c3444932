import { messages } from '../domain/messages/entity.ts'
import { type Notices, notifyInApp } from '../domain/notifications/notify.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { organizerOf } from '../domain/opportunities/service.ts'
import { signedPath } from '../services/mail/links.ts'
import { find } from '../store/store.ts'
import { stored } from '../values/messages/stored-text.ts'
import type { NoticeOf } from './messages.ts'
import { findUser } from './people.ts'

/** Emails a message between a family and an organizer, without either one's address. */
export async function* messageWritten({ conversationID, messageID, familyID }: NoticeOf<'messageWritten'>): Notices {
  const message = await find(messages, { conversationID, messageID })
  const opportunity = message && (await find(opportunities, { opportunityID: message.opportunityID }))
  if (!message || !opportunity || opportunity.hidden) return
  const [recipient, writer] = await Promise.all([
    familyID ? findUser(familyID) : organizerOf(opportunity),
    findUser(message.writtenBy),
  ])
  if (!recipient || !writer) return
  const { title, opportunityID } = opportunity
  const isToMany = message.subject !== undefined
  const who =
    message.from === 'organizer'
      ? stored('organizer_writes', { name: writer.name, title })
      : stored('name_asks_about', { name: writer.name, title })
  const name = `message#${messageID}#${recipient.userID}`
  const subject =
    message.subject ??
    (message.from === 'family' ? stored('question_about', { title }) : stored('reply_about', { title }))
  const link = isToMany
    ? { label: stored('view_the_opportunity'), path: `/opportunities/${opportunityID}` }
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
    message: { conversationID, messageID, opportunityID },
  })
  yield [
    recipient,
    {
      name,
      record: null,
      senderID: message.writtenBy,
      subject,
      // The organizer writes the subject, and may name a child in it.
      push: { title: stored('message_about', { title }) },
      paragraphs: [
        who,
        ...message.text.split(/\n{2,}/),
        isToMany ? stored('other_families_cannot_see_your_address') : stored('neither_of_you_sees_the_others_address'),
      ],
      details: [
        {
          label: stored('something_wrong_with_it'),
          value: stored('report_this_message'),
          path: await signedPath('report', message),
        },
      ],
      link,
    },
  ]
}
