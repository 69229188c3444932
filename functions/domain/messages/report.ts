import { log } from '../../services/log.ts'
import { renderEmail } from '../../services/mail/email-template.ts'
import { sendMail } from '../../services/mail/mail.ts'
import { sendOnce } from '../../services/mail/send-once.ts'
import { settings } from '../../services/settings.ts'
import { find, transactWrite } from '../../store/store.ts'
import { newID } from '../../values/ids.ts'
import { truncate } from '../../values/truncate.ts'
import type { ReportItem } from '../reports/entity.ts'
import { reportWrites } from '../reports/report-writes.ts'
import { type MessageItem, messages } from './entity.ts'

/** Longer messages are truncated in the report. */
const MAX_QUOTED = 800

/** Files a report on the author of the message, and emails it to the first admin once. */
export async function reportMessage(key: { conversationID: string; messageID: string }): Promise<void> {
  const message = await find(messages, key)
  if (!message) return
  log.warn('A message was reported.', key)
  await file(message)
  const to = settings.adminEmail
  if (!to) return
  const mail = renderEmail({
    subject: 'A message was reported',
    locale: 'en',
    paragraphs: ['Whoever got this message reported it:', message.text],
    details: [
      { label: 'Written by', value: 'their page', url: `${settings.webURL}/users/${message.writtenBy}` },
      { label: 'About', value: message.eventID ? 'the event' : 'the opportunity', url: urlOf(message) },
      { label: 'Conversation', value: message.conversationID },
    ],
    link: { label: 'Block a user', url: `${settings.webURL}/admin/users` },
  })
  await sendOnce(`report#${key.messageID}`, () => sendMail({ to, ...mail }))
}

const urlOf = ({ eventID, opportunityID }: MessageItem) =>
  `${settings.webURL}${eventID ? `/events/${eventID}` : `/opportunities/${opportunityID}`}`

/** The link identifies the conversation that the report comes from, not the person. */
async function file(message: MessageItem) {
  const { conversationID, messageID, writtenBy, text } = message
  const report: ReportItem = {
    reportID: newID(),
    status: 'open',
    cause: 'person',
    kind: 'user',
    recordID: writtenBy,
    reason: `A message about ${urlOf(message)}: "${truncate(text, MAX_QUOTED)}"`,
    reporter: `conversation#${conversationID}`,
    createdAt: new Date().toISOString(),
  }
  await transactWrite(reportWrites(report, reportedBefore)).catch((error: unknown) => {
    if (error !== reportedBefore) throw error
    log.info('The message of this conversation was reported before.', { messageID })
  })
}

const reportedBefore = new Error('The author was reported before.')
