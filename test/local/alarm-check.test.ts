import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { alarmProblem } from '../../scripts/deploy/report.ts'

test('a deployment says that its alarms reach nobody until an address is confirmed', async () => {
  let members = ''
  const sns = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/xml')
      .end(
        `<ListSubscriptionsByTopicResponse><ListSubscriptionsByTopicResult><Subscriptions>${members}</Subscriptions></ListSubscriptionsByTopicResult></ListSubscriptionsByTopicResponse>`,
      ),
  )
  await new Promise<void>((resolve) => sns.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    sns.closeAllConnections()
    sns.close()
  })
  process.env.AWS_ENDPOINT_URL_SNS = `http://127.0.0.1:${(sns.address() as AddressInfo).port}`
  const topic = 'arn:aws:sns:us-east-1:111111111111:alarms'
  expect(await alarmProblem(topic)).toContain('alarmEmail')
  const member = (arn: string) =>
    `<member><Endpoint>you@league.org</Endpoint><SubscriptionArn>${arn}</SubscriptionArn></member>`
  members = member('PendingConfirmation')
  expect(await alarmProblem(topic)).toContain('you@league.org is not confirmed')
  members += member(`${topic}:1`)
  expect(await alarmProblem(topic)).toBeNull()
})
