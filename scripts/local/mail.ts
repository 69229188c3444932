import { randomUUID } from 'node:crypto'
import type { SendEmailRequest } from '@aws-sdk/client-sesv2'
import type { MailEvent } from '../../functions/notices/mail-events.ts'
import type { DataFolder } from './data-folder.ts'
import { bodyOf, close, httpServer, listen, sendJSON } from './http.ts'

export type Mail = {
  id: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments: { name: string; type: string; content: string }[]
  sentAt: string
}

export type Outbox = {
  /** Newest first. `to` filters by recipient. */
  mails: (to?: string | null, limit?: number) => Mail[]
  mail: (id: string) => Mail | null
}

const ADDRESS = /[^\s@<>,]+@[^\s@<>,]+/
/** The first email to such an address bounces, as all do to bounce@simulator.amazonses.com on AWS. */
const BOUNCES = /@bounce\.fungo\.example$/i
const SUPPRESSED = '/v2/email/suppression/addresses/'

/**
 * SendEmail and DeleteSuppressedDestination of Amazon SES (version 2). Stores mail in the data folder instead of sending it, and publishes which
 * mail bounces.
 */
export async function startMail(
  folder: DataFolder,
  log: (line: string) => void,
  publish: (event: MailEvent) => Promise<unknown> = async () => {},
) {
  folder.database.exec(
    'CREATE TABLE IF NOT EXISTS mails (id TEXT PRIMARY KEY, sentAt TEXT NOT NULL, recipient TEXT NOT NULL, content TEXT NOT NULL) STRICT',
  )
  const insert = folder.database.prepare('INSERT INTO mails (id, sentAt, recipient, content) VALUES (?, ?, ?, ?)')
  const find = folder.database.prepare('SELECT content FROM mails WHERE id = ?')
  const newest = folder.database.prepare(
    'SELECT content FROM mails WHERE ?1 IS NULL OR recipient = ?1 ORDER BY rowid DESC LIMIT ?2',
  )
  const parsed = (row: Record<string, unknown>) => JSON.parse(row.content as string) as Mail

  /** The addresses that bounced, and whether SES suppresses them: it accepts their emails, and reports a bounce of each. */
  const bounced = new Map<string, boolean>()
  const server = httpServer(async (request, response) => {
    if (request.method === 'DELETE' && request.url?.startsWith(SUPPRESSED)) {
      const address = decodeURIComponent(request.url.slice(SUPPRESSED.length))
      if (!bounced.get(address))
        return sendJSON(response, 404, { message: 'Not there.' }, { 'x-amzn-errortype': 'NotFoundException' })
      bounced.set(address, false)
      return sendJSON(response, 200, {})
    }
    if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails') {
      return sendJSON(response, 404, { message: 'There is no such action here.' })
    }
    const mail = mailOf(JSON.parse((await bodyOf(request, 10_000_000)).toString()))
    if (typeof mail === 'string') {
      return sendJSON(response, 400, { message: mail }, { 'x-amzn-errortype': 'BadRequestException' })
    }
    const isSuppressed = bounced.get(mail.to)
    if (!isSuppressed) insert.run(mail.id, mail.sentAt, mail.to.toLowerCase(), JSON.stringify(mail))
    sendJSON(response, 200, { MessageId: mail.id })
    if (!(isSuppressed ?? BOUNCES.test(mail.to))) return
    bounced.set(mail.to, true)
    const bouncedRecipients = [{ emailAddress: mail.to }]
    await publish({ eventType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients } })
  }, log)

  const outbox: Outbox = {
    mails: (to, limit = 1000) => newest.all(to?.toLowerCase() ?? null, limit).map(parsed),
    mail(id) {
      const row = find.get(id)
      return row ? parsed(row) : null
    },
  }
  const port = await listen(server, 0, '127.0.0.1')
  return { endpoint: `http://127.0.0.1:${port}`, outbox, stop: () => close(server, 500) }
}

/** Returns the mail, or an error message. */
function mailOf({ FromEmailAddress, Destination, Content }: SendEmailRequest): Mail | string {
  const simple = Content?.Simple
  const to = Destination?.ToAddresses ?? []
  if (!FromEmailAddress || !ADDRESS.test(FromEmailAddress)) return 'Missing or invalid FromEmailAddress.'
  if (to.length === 0) return 'There is no one to send to.'
  if (!to.every((address) => ADDRESS.test(address))) return 'Illegal address'
  if (!simple?.Subject?.Data) return 'Missing subject.'
  if (!simple.Body?.Text?.Data && !simple.Body?.Html?.Data) return 'Missing body.'
  return {
    id: randomUUID(),
    from: FromEmailAddress,
    to: to.join(', '),
    subject: simple.Subject.Data,
    text: simple.Body.Text?.Data ?? '',
    html: simple.Body.Html?.Data ?? '',
    headers: Object.fromEntries(simple.Headers?.map(({ Name, Value }) => [Name, Value]) ?? []),
    attachments: (simple.Attachments ?? []).map(({ FileName = '', ContentType = '', RawContent }) => ({
      name: FileName,
      type: ContentType,
      content: Buffer.from(String(RawContent), 'base64').toString(),
    })),
    sentAt: new Date().toISOString(),
  }
}
