import { lazy } from '../lazy.ts'
import { countMetrics } from '../metrics.ts'
import { settings } from '../settings.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** A link that ends mails of this sort with one click; account mails have none. */
  unsubscribe?: string
}

const sdk = lazy(() => import('@aws-sdk/client-sesv2'))
const ses = lazy(async () => {
  const { SESv2Client } = await sdk()
  return new SESv2Client({ requestHandler: { requestTimeout: 5000, connectionTimeout: 1000 } })
})

/** Hands the mail to SES. What SES throws is counted, an alarm rings on it, and it is the caller's to judge: see `isRefusedForGood`. */
export async function sendMail({ to, subject, text, html, unsubscribe }: Mail): Promise<void> {
  const { SendEmailCommand } = await sdk()
  const Headers = unsubscribe
    ? [
        { Name: 'List-Unsubscribe', Value: `<${unsubscribe}>` },
        { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
      ]
    : undefined
  const part = (Data: string) => ({ Data, Charset: 'UTF-8' })
  const command = new SendEmailCommand({
    FromEmailAddress: settings.mailFrom,
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: part(subject), Body: { Text: part(text), Html: part(html) }, Headers } },
  })
  try {
    await (await ses()).send(command)
  } catch (error) {
    await countMetrics([['MailFailures', 1]])
    throw error
  }
}

/**
 * Whether sending the same again could never succeed: the address or the mail itself is refused. An identity that is not verified,
 * ours or in the sandbox the recipient's, is refused by the same name, and is the operator's to mend.
 */
export const isRefusedForGood = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'BadRequestException' || (error.name === 'MessageRejected' && !/not verified/i.test(error.message)))
