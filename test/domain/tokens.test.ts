import { expect, test } from 'vitest'
import { verifyAccessToken } from '../../functions/services/identity/tokens.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const inAnHour = Math.floor(Date.now() / 1000) + 3600
const token = [
  part({ alg: 'RS256', kid: 'a-key' }),
  part({ token_use: 'access', username: 'somebody', exp: inAnHour }),
  Buffer.from('signature').toString('base64url'),
].join('.')

test('verifyAccessToken throws while the keys of the user pool are unavailable', async () => {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: 'http://127.0.0.1:9',
    USER_POOL_ID: 'us-east-1_none',
    USER_POOL_CLIENT_ID: 'none',
  })
  await expect(verifyAccessToken(token)).rejects.toThrow()
  expect(await verifyAccessToken('no token at all')).toBeNull()
})
