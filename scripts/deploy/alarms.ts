import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns'

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
