import { ArnFormat, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { Settings } from './settings.ts'

/** Sending as Fungo and as nobody else. */
export function grantMail(one: Lambda, { mailFrom }: Settings) {
  const address = /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom
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
      conditions: { StringEquals: { 'ses:FromAddress': address } },
    }),
  )
  Validations.of(one.role!).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
    reason:
      'The condition allows one sender. While SES is in its sandbox it asks for the identities of recipients too.',
  })
}
