import { lazy } from '../../values/lazy.ts'
import { countMetrics } from '../log.ts'
import { settings } from '../settings.ts'
import { isSuppressed } from './suppression-list.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** An iCalendar file to attach. */
  calendar?: string
  /** The one-click unsubscribe link. Account emails have none. */
  unsubscribe?: string
}

const ses = lazy(async () => {
  const { DeleteSuppressedDestinationCommand, SendEmailCommand, SESv2Client } = await import('@aws-sdk/client-sesv2')
  // The SDK's three attempts take less time than the lease in `send-once.ts`.
  const requestHandler = { requestTimeout: 4000, connectionTimeout: 1000, throwOnRequestTimeout: true }
  return { client: new SESv2Client({ requestHandler }), SendEmailCommand, DeleteSuppressedDestinationCommand }
})

/**
 * Sends the email through SES, unless the address is suppressed. Failures are counted for an alarm. The caller handles them: see
 * `isPermanentFailure`.
 */
export async function sendMail(mail: Mail): Promise<void> {
  if (await isSuppressed(mail.to)) await countMetrics([['MailsSuppressed', 1]])
  else await send(mail)
}

/** Sends the email by which its reader confirms the address, also if that is suppressed. */
export async function sendConfirmation(mail: Mail): Promise<void> {
  if (await isSuppressed(mail.to)) await unsuppressAtSES(mail.to)
  await send(mail)
}

/** SES has a list of its own, from which it refuses the next email. */
async function unsuppressAtSES(EmailAddress: string) {
  const { client, DeleteSuppressedDestinationCommand } = await ses()
  await client.send(new DeleteSuppressedDestinationCommand({ EmailAddress })).catch((error: Error) => {
    if (error.name !== 'NotFoundException') throw withoutAddresses(error)
  })
}

async function send({ to, subject, text, html, calendar, unsubscribe }: Mail): Promise<void> {
  const { client, SendEmailCommand } = await ses()
  const Headers = [
    // Keeps out-of-office replies from answering (RFC 3834).
    { Name: 'Auto-Submitted', Value: 'auto-generated' },
    ...(unsubscribe
      ? [
          { Name: 'List-Unsubscribe', Value: `<${unsubscribe}>` },
          { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
        ]
      : []),
  ]
  const Attachments = calendar ? [calendarAttachment(calendar)] : undefined
  const part = (Data: string) => ({ Data, Charset: 'UTF-8' })
  const command = new SendEmailCommand({
    FromEmailAddress: settings.mailFrom,
    ConfigurationSetName: settings.mailConfigurationSet,
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: part(subject), Body: { Text: part(text), Html: part(html) }, Headers, Attachments } },
  })
  try {
    await client.send(command)
  } catch (error) {
    await countMetrics([['MailFailures', 1]])
    throw withoutAddresses(error)
  }
}

/** SES quotes email addresses in its errors, and errors are logged. */
function withoutAddresses(error: unknown) {
  if (!(error instanceof Error)) return error
  const hidden = (text: string) => text.replace(/[^\s@<>,;:"'/]+@[^\s@<>,;:"'/]+/g, '(address)')
  error.message = hidden(error.message)
  if (error.stack) error.stack = hidden(error.stack)
  return error
}

const calendarAttachment = (file: string) => ({
  FileName: 'event.ics',
  ContentType: `text/calendar; charset=UTF-8; method=${/^METHOD:CANCEL\r?$/m.test(file) ? 'CANCEL' : 'PUBLISH'}`,
  ContentDisposition: 'ATTACHMENT' as const,
  ContentTransferEncoding: 'BASE64' as const,
  RawContent: new TextEncoder().encode(file),
})

/**
 * Whether SES rejected the address or the message permanently. SES uses the same error name for an identity that is not verified (ours or,
 * in the sandbox, the recipient's). That is for the operator to fix, so it can be retried.
 */
export const isPermanentFailure = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'BadRequestException' || (error.name === 'MessageRejected' && !/not verified/i.test(error.message)))
