import { ArnFormat, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

const addressOf = ({ mailFrom }: Settings) => /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom

/** The SES identity that the stack creates: the domain, or the address on a local target. The operator verifies any other sender. */
export function mailSender(scope: Construct, settings: Settings): EmailIdentity | null {
  const { domain, local, mailIdentity } = settings
  if (mailIdentity === 'existing' || (!domain && !local)) return null
  return new EmailIdentity(scope, 'Mail', {
    identity: domain ? Identity.domain(domain) : Identity.email(addressOf(settings)),
  })
}

/** Allows sending mail only from Fungo's address. */
export function grantMail(grantee: Lambda, settings: Settings) {
  const identities = Stack.of(grantee).formatArn({
    service: 'ses',
    resource: 'identity',
    resourceName: '*',
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  })
  grantee.addToRolePolicy(
    new PolicyStatement({
      // For some mail, SES checks the permission to send raw mail instead. The CDK's own grant has both.
      actions: ['ses:SendEmail', 'ses:SendRawEmail'],
      resources: [identities],
      conditions: { StringEquals: { 'ses:FromAddress': addressOf(settings) } },
    }),
  )
  Validations.of(grantee.role!).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
    reason:
      'The condition allows one sender. In the SES sandbox, sending also needs permission on recipient identities.',
  })
}
