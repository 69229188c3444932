import { expect, onTestFinished, test, vi } from 'vitest'
import { findSecret, findSecretBefore, getSecret } from '../../functions/services/secrets.ts'
import { metricsOf } from '../support/metrics-of.ts'
import { serve } from '../support/serve.ts'

const asked: string[] = []
let answers: { status: number; body: object }[] = []
process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = await serve(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  asked.push(JSON.parse(body).SecretId)
  // The SDK would take the difference to a fake clock for the cause of an error.
  response.sendDate = false
  const answer = answers.shift() ?? { status: 200, body: { SecretString: 'from the manager' } }
  response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(answer.body))
})

test('a secret is read from Secrets Manager once, and again after a failure', async () => {
  process.env.FEED_TOKEN_ID = 'arn:feed-token'
  answers = [{ status: 400, body: { __type: 'AccessDeniedException', message: 'no' } }]
  await expect(findSecret('FEED_TOKEN')).rejects.toThrow('no')
  const found = await Promise.all([findSecret('FEED_TOKEN'), findSecret('FEED_TOKEN')])
  expect([...found, await getSecret('FEED_TOKEN')]).toEqual(Array(3).fill('from the manager'))
  expect(asked).toEqual(['arn:feed-token', 'arn:feed-token'])
})

test('the last value is used while Secrets Manager fails, which is counted, and the new one a minute after it works', async () => {
  process.env.LINK_SECRET_ID = 'arn:links'
  vi.stubEnv('POWERTOOLS_SERVICE_NAME', 'fungo')
  vi.stubEnv('POWERTOOLS_METRICS_NAMESPACE', 'Fungo')
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
  expect(await getSecret('LINK_SECRET')).toBe('from the manager')
  const counted = await metricsOf(async () => {
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1)
    answers = [{ status: 400, body: { __type: 'AccessDeniedException', message: 'no' } }]
    expect([await getSecret('LINK_SECRET'), await getSecret('LINK_SECRET')]).toEqual(Array(2).fill('from the manager'))
  })
  expect(counted).toMatchObject({ SecretFailures: 1 })
  vi.setSystemTime(Date.now() + 60_001)
  answers = [{ status: 200, body: { SecretString: 'new links' } }]
  expect(await getSecret('LINK_SECRET')).toBe('new links')
})

test('the previous version of a rotated secret is read, and a new secret has none', async () => {
  process.env.ORIGIN_SECRET_ID = 'arn:origin'
  answers = [
    { status: 200, body: { SecretString: 'new' } },
    { status: 200, body: { SecretString: 'old' } },
  ]
  expect([await findSecret('ORIGIN_SECRET'), await findSecretBefore('ORIGIN_SECRET')]).toEqual(['new', 'old'])
  answers = [{ status: 400, body: { __type: 'ResourceNotFoundException', message: 'no such stage' } }]
  expect(await findSecretBefore('FEED_TOKEN')).toBeNull()
})

test('without Secrets Manager a secret is read from the environment', async () => {
  process.env.PLACES_KEY = 'own'
  expect(await findSecret('PLACES_KEY')).toBe('own')
  delete process.env.PLACES_KEY
  expect(await findSecret('PLACES_KEY')).toBeNull()
  await expect(getSecret('PLACES_KEY')).rejects.toThrow('The secret PLACES_KEY is not set.')
})
