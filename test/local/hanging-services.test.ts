import { expect, test } from 'vitest'
import { openSession } from '../../functions/services/identity/identity.ts'
import { verifyAccessToken } from '../../functions/services/identity/tokens.ts'
import { sendMail } from '../../functions/services/mail/mail.ts'
import { getSecret } from '../../functions/services/secrets.ts'
import { newID } from '../../functions/values/ids.ts'
import { serve } from '../support/serve.ts'

const NAMES = ['SESV2', 'COGNITO_IDENTITY_PROVIDER', 'SECRETS_MANAGER'] as const
const answers: Record<(typeof NAMES)[number], [status: number, body: object]> = {
  SESV2: [200, { MessageId: 'one' }],
  COGNITO_IDENTITY_PROVIDER: [400, { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }],
  SECRETS_MANAGER: [200, { SecretString: 'found' }],
}

// Never answers the first request, and no request for the keys of the user pool.
for (const name of NAMES) {
  let requests = 0
  process.env[`AWS_ENDPOINT_URL_${name}`] = await serve((request, response) => {
    if (request.url!.includes('jwks') || ++requests === 1) return
    const [status, body] = answers[name]
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body))
  })
}
Object.assign(process.env, {
  USER_POOL_ID: 'us-east-1_test',
  USER_POOL_CLIENT_ID: 'client',
  FEED_TOKEN_ID: 'arn:feed-token',
  MAIL_FROM: 'Fungo <no-reply@fungo.example>',
})

test.concurrent('a request that SES, Cognito, or Secrets Manager does not answer times out and is sent again', async () => {
  const mail = {
    to: 'family@fungo.example',
    subject: 'Rain plan',
    text: 'We play inside.',
    html: '<p>We play inside.</p>',
  }
  const results = await Promise.all([sendMail(mail), openSession(newID(), 'wrong'), getSecret('FEED_TOKEN')])
  expect(results).toEqual([undefined, null, 'found'])
}, 15_000)

test.concurrent('a token is not accepted, and the request ends, if the user pool does not send its keys', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { token_use: 'access', username: 'somebody', exp: Math.floor(Date.now() / 1000) + 3600 }
  const token = [part({ alg: 'RS256', kid: 'a-key' }), part(claims), part({})].join('.')
  await expect(verifyAccessToken(token)).rejects.toThrow(/timeout/)
  expect(await verifyAccessToken('no token at all')).toBeNull()
}, 15_000)
