import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2'
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns'

export const NO_POSTAL_ADDRESS =
  '\n!!! MAIL HAS NO POSTAL ADDRESS, which US law asks for. Deploy with -c postalAddress="12 Main St, Austin, TX 78701"\n'

export const crowdedLine = (kind: string) =>
  `Lists: there are more than 750,000 records of the kind ${kind}. From a million on, first searches take longer than 3 s. Deploy with -c directoryEngine=aurora (docs/operations.md).`

/** Reports what prevents mail from being sent, if anything does. */
export async function reportMail(mailFrom: string): Promise<void> {
  const problems = await mailProblems(mailFrom)
  for (const problem of problems) console.log(`Mail: ${problem}`)
  if (problems.length === 0) console.log(`Mail is sent as ${mailFrom}.`)
}

/** What SES requires before it sends from this address to anyone. */
export async function mailProblems(mailFrom: string): Promise<string[]> {
  const address = /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom
  const domain = address.split('@')[1]!
  if (/(^|\.)example$/.test(domain))
    return [`${address} is made up, so no mail is sent. Deploy with -c domain=… or -c mailFrom="Fungo <you@…>".`]
  const ses = new SESv2Client()
  const [account, ...identities] = await Promise.all([
    ses.send(new GetAccountCommand({})),
    ...[address, domain].map((EmailIdentity) =>
      ses.send(new GetEmailIdentityCommand({ EmailIdentity })).catch((error) => {
        if (error instanceof NotFoundException) return null
        throw error
      }),
    ),
  ])
  const problems: string[] = []
  if (!identities.some((identity) => identity?.VerifiedForSendingStatus)) {
    const tokens = identities.flatMap((identity) => identity?.DkimAttributes?.Tokens ?? [])
    const records = tokens.map((token) => `\n  ${token}._domainkey.${domain}  CNAME  ${token}.dkim.amazonses.com`)
    problems.push(
      records.length > 0
        ? `SES has not verified ${domain} yet. It does when these records are in its DNS:${records.join('')}`
        : `SES knows neither ${address} nor ${domain}. Create the identity in SES, and verify it.`,
    )
  }
  for (const { MailFromAttributes } of identities.filter((identity) => identity !== null))
    if (MailFromAttributes?.MailFromDomain && MailFromAttributes.MailFromDomainStatus !== 'SUCCESS')
      problems.push(
        `SES has not found the records of ${MailFromAttributes.MailFromDomain} yet, without which mail is more likely to be taken for spam. They are the outputs MailFromRecord and SpfRecord of the stack.`,
      )
  if (!account.ProductionAccessEnabled)
    problems.push(
      'SES is in its sandbox: only verified addresses get mail. Ask AWS for production access in the SES console.',
    )
  if (account.SendingEnabled === false) problems.push('SES has paused sending for this account; its console says why.')
  return problems
}

/** Reports whether alarms reach an operator. */
export async function reportAlarms(topicArn: string): Promise<void> {
  const problem = await alarmProblem(topicArn)
  console.log(problem ? `\n!!! ALARMS REACH NOBODY: ${problem}\n` : 'Alarms are mailed to a confirmed address.')
}

/** Why no alarm is mailed, or null. */
export async function alarmProblem(TopicArn: string): Promise<string | null> {
  const { Subscriptions = [] } = await new SNSClient().send(new ListSubscriptionsByTopicCommand({ TopicArn }))
  if (Subscriptions.length === 0) return 'there is no address. Deploy with -c alarmEmail=you@…'
  if (Subscriptions.some(({ SubscriptionArn }) => SubscriptionArn !== 'PendingConfirmation')) return null
  return `${Subscriptions[0]!.Endpoint} is not confirmed. Open the link in the mail from AWS Notifications.`
}
