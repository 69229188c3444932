import { ArnFormat, Aws, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { FilterOrPolicy, SubscriptionFilter, Topic } from 'aws-cdk-lib/aws-sns'
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

const addressOf = ({ mailFrom }: Settings) => /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom

/** The SES identity that the stack creates: the domain, or the address on a local target. The operator verifies any other sender. */
export function mailSender(scope: Construct, settings: Settings): EmailIdentity | null {
  const { domain, local, mailIdentity } = settings
  if (mailIdentity === 'existing' || (!domain && !local)) return null
  return new EmailIdentity(scope, 'Mail', {
    identity: domain ? Identity.domain(domain) : Identity.email(addressOf(settings)),
    ...(domain && { mailFromDomain: mailFromDomain(domain) }),
  })
}

/** The domain to which other mail servers return what they cannot deliver. SES requires one that receives no other mail. */
const mailFromDomain = (domain: string) => `bounce.${domain}`

/** The DNS records by which other mail servers recognize the emails as Fungo's, by output. The operator adds them to the domain. */
export function mailRecords(sender: EmailIdentity | null, { domain }: Settings): Record<string, string> {
  if (!sender || !domain) return {}
  const from = mailFromDomain(domain)
  return {
    ...Object.fromEntries(
      sender.dkimRecords.map(({ name, value }, at) => [`DkimRecord${at + 1}`, `${name} CNAME ${value}`]),
    ),
    MailFromRecord: `${from} MX 10 feedback-smtp.${Aws.REGION}.amazonses.com`,
    SpfRecord: `${from} TXT "v=spf1 include:amazonses.com -all"`,
    DmarcRecord: `_dmarc.${domain} TXT "v=DMARC1; p=quarantine"`,
  }
}

/**
 * The settings of all emails: SES publishes to the queue which of them bounce, are reported as spam, or are late. Null on an emulator. SES
 * also publishes that it may, as plain text, which the filter drops.
 */
export function mailEvents(scope: Construct, { local }: Settings, queue: IQueue): ConfigurationSet | null {
  if (local) return null
  const topic = new Topic(scope, 'MailEvents', { enforceSSL: true })
  const subscription = topic.addSubscription(
    new SqsSubscription(queue, {
      rawMessageDelivery: true,
      filterPolicyWithMessageBody: {
        eventType: FilterOrPolicy.filter(
          SubscriptionFilter.stringFilter({ allowlist: ['Bounce', 'Complaint', 'DeliveryDelay'] }),
        ),
      },
    }),
  )
  Validations.of(subscription).acknowledge({
    id: 'Serverless-SNSRedrivePolicy',
    reason: 'SNS delivers to a queue of the same account until it succeeds, for 23 days.',
  })
  const set = new ConfigurationSet(scope, 'MailSettings', {
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    reputationMetrics: true,
  })
  set.addEventDestination('Events', {
    destination: EventDestination.snsTopic(topic),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.DELIVERY_DELAY],
  })
  return set
}

/** Allows sending mail only from Fungo's address, and removing addresses from the suppression list of SES. */
export function grantMail(grantee: Lambda, settings: Settings) {
  const all = (resource: string) =>
    Stack.of(grantee).formatArn({
      service: 'ses',
      resource,
      resourceName: '*',
      arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
    })
  grantee.addToRolePolicy(
    new PolicyStatement({
      // For some mail, SES checks the permission to send raw mail instead. The CDK's own grant has both.
      actions: ['ses:SendEmail', 'ses:SendRawEmail'],
      resources: [all('identity'), all('configuration-set')],
      conditions: { StringEquals: { 'ses:FromAddress': addressOf(settings) } },
    }),
  )
  grantee.addToRolePolicy(new PolicyStatement({ actions: ['ses:DeleteSuppressedDestination'], resources: ['*'] }))
  for (const resource of ['identity', 'configuration-set'])
    Validations.of(grantee.role!).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:${resource}/*]`,
      reason:
        'The condition allows one sender. In the SES sandbox, sending also needs permission on recipient identities.',
    })
}
