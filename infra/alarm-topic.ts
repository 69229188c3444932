import { Aws, Validations } from 'aws-cdk-lib'
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'

/** Where alarms and the budget publish, and the operator subscribes. */
export function alarmTopic(scope: Construct, id: string, alarmEmail: string | undefined): Topic {
  const topic = new Topic(scope, id, { enforceSSL: true })
  // A policy of its own, such as `enforceSSL`, replaces the default one, which lets services of the account publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.ALLOW,
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com'), new ServicePrincipal('budgets.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  )
  if (alarmEmail) {
    topic.addSubscription(new EmailSubscription(alarmEmail))
    Validations.of(topic).acknowledge({
      id: 'Serverless-SNSRedrivePolicy',
      reason:
        'An alarm that no mail arrives for still shows on the dashboard; a queue of alarms would be read by nobody.',
    })
  }
  return topic
}
