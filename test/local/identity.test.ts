import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDataFolder } from '../../scripts/local/data-folder.ts'
import { startIdentity } from '../../scripts/local/identity/server.ts'
import { CLIENT_ID, ISSUER, USER_POOL_ID } from '../../scripts/local/identity/tokens.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const pool = { UserPoolId: USER_POOL_ID }
const path = temporaryFolder()
let data: ReturnType<typeof openDataFolder>
let server: Awaited<ReturnType<typeof startIdentity>>
let client: CognitoIdentityProviderClient

async function start() {
  data = openDataFolder(path)
  server = await startIdentity(data, () => {})
  client = new CognitoIdentityProviderClient({ endpoint: server.endpoint })
}

async function stop() {
  client.destroy()
  await server.stop()
  data.close()
}

beforeAll(start)
afterAll(stop)

async function signUp(Username: string, Password = 'secret1') {
  await client.send(new AdminCreateUserCommand({ ...pool, Username, MessageAction: 'SUPPRESS' }))
  await client.send(new AdminSetUserPasswordCommand({ ...pool, Username, Password, Permanent: true }))
}

const auth = async (flow: 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH', AuthParameters: Record<string, string>) =>
  (await client.send(new AdminInitiateAuthCommand({ ...pool, ClientId: CLIENT_ID, AuthFlow: flow, AuthParameters })))
    .AuthenticationResult!

const signIn = (USERNAME: string, PASSWORD = 'secret1') => auth('ADMIN_USER_PASSWORD_AUTH', { USERNAME, PASSWORD })
const refresh = (token: string) => auth('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: token })

async function verifier() {
  const verifier = CognitoJwtVerifier.create({ userPoolId: USER_POOL_ID, tokenUse: 'access', clientId: CLIENT_ID })
  verifier.cacheJwks((await (await fetch(`${server.endpoint}/${USER_POOL_ID}/.well-known/jwks.json`)).json()) as never)
  return verifier
}

test('signing in returns an access token that aws-jwt-verify accepts', async () => {
  await signUp('ann')
  const { AccessToken, ExpiresIn } = await signIn('ann')

  const claims = await (await verifier()).verify(AccessToken!)
  expect(claims).toMatchObject({ username: 'ann', client_id: CLIENT_ID, token_use: 'access', iss: ISSUER })
  expect(claims.sub).toMatch(/^[0-9a-f-]{36}$/)
  expect(claims.exp - claims.iat).toBe(3600)
  expect(ExpiresIn).toBe(3600)
})

test('a token whose content was changed is refused', async () => {
  await signUp('tess')
  const [head, content, signature] = (await signIn('tess')).AccessToken!.split('.')
  const forged = { ...JSON.parse(Buffer.from(content!, 'base64url').toString()), username: 'ann' }
  const token = [head, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.')
  await expect((await verifier()).verify(token)).rejects.toThrow('Invalid signature')
})

test('a user name is unique', async () => {
  await signUp('cleo')
  await expect(signUp('cleo')).rejects.toMatchObject({ name: 'UsernameExistsException' })
})

test('a password has 6 to 256 characters', async () => {
  await expect(signUp('dan', 'five5')).rejects.toMatchObject({ name: 'InvalidPasswordException' })
  await expect(signUp('dora', 'x'.repeat(257))).rejects.toMatchObject({ name: 'InvalidParameterException' })
})

test('users, keys and tokens survive a restart', async () => {
  await signUp('lou')
  const { AccessToken, RefreshToken } = await signIn('lou')
  await stop()
  await start()
  expect(await (await verifier()).verify(AccessToken!)).toMatchObject({ username: 'lou' })
  expect(await refresh(RefreshToken!)).toHaveProperty('AccessToken')
  expect(await signIn('lou')).toHaveProperty('AccessToken')
})
