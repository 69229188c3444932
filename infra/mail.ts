import { ArnFormat, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

const addressOf = ({ mailFrom }: Settings) => /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom

/** Whom SES sends as: the domain, or on a local target the address. Another sender is the operator's to verify. */
export function mailSender(scope: Construct, settings: Settings): EmailIdentity | null {
  const { domain, local } = settings
  if (!domain && !local) return null
  return new EmailIdentity(scope, 'Mail', {
    identity: domain ? Identity.domain(domain) : Identity.email(addressOf(settings)),
  })
}

/** Sending as Fungo and as nobody else. */
export function grantMail(one: Lambda, settings: Settings) {
  const identities = Stack.of(one).formatArn({
    service: 'ses',
    resource: 'identity',
    resourceName: '*',
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  })
  one.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [identities],
      conditions: { StringEquals: { 'ses:FromAddress': addressOf(settings) } },
    }),
  )
  Validations.of(one.role!).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
    reason:
      'The condition allows one sender. While SES is in its sandbox it asks for the identities of recipients too.',
  })
}
