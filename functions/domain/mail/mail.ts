import { once } from '../once.ts'
import { settings } from '../settings.ts'

export type Mail = { to: string; subject: string; text: string; html: string }

const ses = once(async () => {
  const { SESv2Client, SendEmailCommand } = await import('@aws-sdk/client-sesv2')
  const client = new SESv2Client({ requestHandler: { requestTimeout: 5000, connectionTimeout: 1000 } })
  return { client, SendEmailCommand }
})

export async function sendMail({ to, subject, text, html }: Mail) {
  const { client, SendEmailCommand } = await ses()
  const part = (Data: string) => ({ Data, Charset: 'UTF-8' })
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: settings.mailFrom,
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: part(subject), Body: { Text: part(text), Html: part(html) } } },
    }),
  )
}
