import { Aws, Validations } from 'aws-cdk-lib'
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'

/** The topic that alarms and the budget publish to. The operator subscribes by email. */
export function alarmTopic(scope: Construct, id: string, alarmEmail: string | undefined): Topic {
  const topic = new Topic(scope, id, { enforceSSL: true })
  // `enforceSSL` creates a topic policy, which replaces the default one that lets AWS services of the account publish.
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
      reason: 'An alarm still shows on the dashboard if its email is lost. Nobody would read a queue of alarms.',
    })
  }
  return topic
}
