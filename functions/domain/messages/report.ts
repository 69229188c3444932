import { log } from '../log.ts'
import { renderEmail } from '../mail/email-template.ts'
import { sendMail } from '../mail/mail.ts'
import { sendOnce } from '../mail/sent-once.ts'
import { settings } from '../settings.ts'
import { messages } from './entity.ts'

/** Mails the message and who wrote it to the first admin, once. */
export async function reportMessage(key: { conversationID: string; messageID: string }): Promise<void> {
  const { data: message } = await messages().get(key).go({ consistent: true })
  if (!message) return
  log.warn('A message was reported.', key)
  const to = settings.adminEmail
  if (!to) return
  const mail = renderEmail({
    subject: 'A message was reported',
    greeting: 'Hi,',
    paragraphs: ['Whoever got this message reported it:', message.text],
    details: [
      { label: 'Written by', value: 'their page', url: `${settings.webURL}/users/${message.writtenBy}` },
      { label: 'About', value: 'the opportunity', url: `${settings.webURL}/opportunities/${message.opportunityID}` },
      { label: 'Conversation', value: message.conversationID },
    ],
    link: { label: 'Block a user', url: `${settings.webURL}/admin/users` },
  })
  await sendOnce(`report#${key.messageID}`, () => sendMail({ to, ...mail }))
}
