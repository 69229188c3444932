import type { SQSEvent } from 'aws-lambda'
import { afterAll, expect } from 'vitest'
import type { MailEvent } from '../../functions/notices/mail-events.ts'
import { newID } from '../../functions/values/ids.ts'
import { openDataFolder } from '../../scripts/local/data-folder.ts'
import { startMail } from '../../scripts/local/mail.ts'
import { breakableProxy } from './breakable-proxy.ts'
import { expectReadableMail } from './mail-checks.ts'
import { expectPrivatePushes, startPushReceiver } from './push-receiver.ts'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * Starts a mail server and a push service for this test file, and stops them after the last test. `push` has the pushes, `ses` fails or
 * holds requests.
 */
export async function startTestMail() {
  const path = temporaryFolder()
  const folder = openDataFolder(path)
  const mail = await startMail(folder, console.error, recordBounce)
  const [ses, push] = await Promise.all([breakableProxy(mail.endpoint), startPushReceiver()])
  Object.assign(process.env, { AWS_ENDPOINT_URL_SESV2: ses.endpoint, WEB_URL: 'https://fungo.example' })
  afterAll(async () => {
    const mails = mail.outbox.mails()
    await Promise.all([ses.stop(), mail.stop(), push.stop()])
    folder.close()
    expectPrivateMails(mails)
    await expectReadableMails(mails)
    expectPrivatePushes(push.pushes)
  })
  /** The emails to the user, newest first. */
  const mailsTo = ({ email }: { email: string }) => mail.outbox.mails(email)
  const subjectsTo = (user: { email: string }) => mailsTo(user).map(({ subject }) => subject)
  return { outbox: mail.outbox, mailsTo, subjectsTo, push, ses, folder, path }
}

/** As the queue of notices brings it on AWS. */
const recordBounce = async (event: MailEvent) =>
  (await import('../../functions/notices/handler.ts')).handler({
    Records: [{ messageId: newID(), body: JSON.stringify(event) }],
  } as SQSEvent)

type Mail = ReturnType<Awaited<ReturnType<typeof startMail>>['outbox']['mails']>[number]

/** One mail of each kind, which is what its subject begins with. */
async function expectReadableMails(mails: readonly Mail[]) {
  const kinds = Map.groupBy(mails, ({ subject }) => subject.split(' ')[0])
  for (const [mail] of kinds.values()) await expectReadableMail(mail!)
}

/** No email of a test has the last name of a child, as tests name them, or the address of another account. */
export function expectPrivateMails(mails: readonly Mail[]) {
  const leaks = mails.filter(({ to, subject, text, html, attachments }) => {
    const written = [subject, text, html, ...attachments.map(({ content }) => content)].join().replaceAll(to, '')
    return /Slugger|Sample|[0-9a-z]{26}@fungo\.example/.test(written)
  })
  expect(leaks.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([])
}
