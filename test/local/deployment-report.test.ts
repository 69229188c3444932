import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { isPermanentFailure, sendMail } from '../../functions/services/mail/mail.ts'
import { accountLimits } from '../../scripts/deploy/first-deployment.ts'
import { alarmProblem, mailProblems } from '../../scripts/deploy/report.ts'
import { serve } from '../support/serve.ts'

let answers: Record<string, object | null> = {}
const NOT_VERIFIED =
  'Email address is not verified. The following identities failed the check in region US-EAST-1: Pat@fungo.example'
process.env.AWS_ENDPOINT_URL_SESV2 = await serve((request, response) => {
  if (request.url === '/v2/email/outbound-emails') {
    response.writeHead(400, { 'content-type': 'application/json', 'x-amzn-errortype': 'MessageRejected' })
    response.end(JSON.stringify({ message: NOT_VERIFIED }))
    return
  }
  const answer = answers[decodeURIComponent(request.url!)]
  response.writeHead(answer ? 200 : 404, {
    'content-type': 'application/json',
    ...(!answer && { 'x-amzn-errortype': 'NotFoundException' }),
  })
  response.end(JSON.stringify(answer ?? { message: 'none' }))
})

const account = '/v2/email/account'
const identity = (name: string) => `/v2/email/identities/${name}`
const ready = { ProductionAccessEnabled: true, SendingEnabled: true }

test('a deployment without a sender says that it sends no email', async () => {
  expect(await mailProblems('Fungo <no-reply@fungo.example>')).toEqual([expect.stringContaining('no mail is sent')])
})

test('a deployment lists what SES needs: DNS records of the domain, and production access', async () => {
  answers = {
    [account]: { ProductionAccessEnabled: false, SendingEnabled: true },
    [identity('league.org')]: { VerifiedForSendingStatus: false, DkimAttributes: { Tokens: ['t1', 't2'] } },
  }
  const [identityProblem, sandbox] = await mailProblems('Fungo <no-reply@league.org>')
  expect(identityProblem).toContain('t1._domainkey.league.org  CNAME  t1.dkim.amazonses.com')
  expect(sandbox).toContain('sandbox')
  answers = { [account]: ready }
  expect(await mailProblems('no-reply@league.org')).toEqual([
    expect.stringContaining('SES knows neither no-reply@league.org nor league.org'),
  ])
})

test('a verified sender address or domain passes the email check', async () => {
  for (const name of ['league.org', 'no-reply@league.org']) {
    answers = { [account]: ready, [identity(name)]: { VerifiedForSendingStatus: true } }
    expect(await mailProblems('Fungo <no-reply@league.org>')).toEqual([])
  }
})

test('a notice that SES rejects for an unverified identity is retried and not counted as sent', () => {
  const refusal = (message: string) => Object.assign(new Error(message), { name: 'MessageRejected' })
  expect(isPermanentFailure(refusal(NOT_VERIFIED))).toBe(false)
  expect(isPermanentFailure(refusal('Email content is invalid'))).toBe(true)
})

test('the error of an email that SES rejects does not contain the address, because it is logged', async () => {
  process.env.MAIL_FROM = 'no-reply@league.org'
  const mail = { to: 'pat@fungo.example', subject: 'Hi', text: 'Hi', html: 'Hi' }
  const error = await sendMail(mail).catch((it: Error) => it)
  expect(error).toMatchObject({ name: 'MessageRejected', message: expect.stringContaining('US-EAST-1') })
  expect(inspect(error)).not.toMatch(/pat@/i)
  expect(isPermanentFailure(error)).toBe(false)
})

let members = ''
process.env.AWS_ENDPOINT_URL_SNS = await serve((_, response) =>
  response
    .setHeader('content-type', 'text/xml')
    .end(
      `<ListSubscriptionsByTopicResponse><ListSubscriptionsByTopicResult><Subscriptions>${members}</Subscriptions></ListSubscriptionsByTopicResult></ListSubscriptionsByTopicResponse>`,
    ),
)

test('a deployment says that its alarms reach nobody until an address is confirmed', async () => {
  const topic = 'arn:aws:sns:us-east-1:111111111111:alarms'
  expect(await alarmProblem(topic)).toContain('alarmEmail')
  const member = (arn: string) =>
    `<member><Endpoint>you@league.org</Endpoint><SubscriptionArn>${arn}</SubscriptionArn></member>`
  members = member('PendingConfirmation')
  expect(await alarmProblem(topic)).toContain('you@league.org is not confirmed')
  members += member(`${topic}:1`)
  expect(await alarmProblem(topic)).toBeNull()
})

test('the first deployment of prod reports what a new account limits', async () => {
  let concurrency = 10
  process.env.AWS_ENDPOINT_URL_LAMBDA = await serve((_, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ AccountLimit: { ConcurrentExecutions: concurrency } })),
  )
  answers = { [account]: { ProductionAccessEnabled: false, SendQuota: { Max24HourSend: 200, MaxSendRate: 1 } } }
  const quota = 'SES sends 200 mails a day and 1 a second. Cognito sends none: its limit of 50 a day does not apply.'
  expect(await accountLimits()).toEqual([
    'Lambda runs only 10 functions at once. Request 1000 "Concurrent executions" in Service Quotas.',
    'SES is in its sandbox: only verified addresses get mail. Request production access in its console.',
    quota,
  ])
  concurrency = 1000
  answers = { [account]: { ProductionAccessEnabled: true, SendQuota: { Max24HourSend: 200, MaxSendRate: 1 } } }
  expect(await accountLimits()).toEqual([quota])
})
