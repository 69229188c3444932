import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, randomUUID, sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { DataFolder } from '../data-folder.ts'

export const USER_POOL_ID = 'us-east-1_fungolocal'
export const CLIENT_ID = 'fungolocalweb'
/** As in AWS, and so the same at every start whatever port the server gets: browsers stay signed in. */
export const ISSUER = `https://cognito-idp.us-east-1.amazonaws.com/${USER_POOL_ID}`
const ACCESS_SECONDS = 3600

export type TokenSigner = Awaited<ReturnType<typeof tokenSigner>>

/** Signs with the RSA key of this data folder, made at its first start. */
export async function tokenSigner(folder: DataFolder) {
  const privateKey = createPrivateKey(folder.kept('identity key') ?? (await newKey(folder)))
  const kid = folder.secret('identity key id').slice(0, 16)
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  function signed(claims: object): string {
    const content = `${encoded({ kid, alg: 'RS256' })}.${encoded(claims)}`
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
  }

  return {
    keys: { keys: [{ ...createPublicKey(privateKey).export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },

    /** `origin` names the refresh token that the tokens come from, `signedInAt` is in epoch seconds. */
    issue(user: { username: string; sub: string }, origin: string, signedInAt: number) {
      const now = Math.floor(Date.now() / 1000)
      const shared = {
        sub: user.sub,
        iss: ISSUER,
        origin_jti: origin,
        event_id: randomUUID(),
        auth_time: signedInAt,
        iat: now,
        exp: now + ACCESS_SECONDS,
      }
      return {
        AccessToken: signed({
          ...shared,
          client_id: CLIENT_ID,
          token_use: 'access',
          scope: 'aws.cognito.signin.user.admin',
          jti: randomUUID(),
          username: user.username,
        }),
        IdToken: signed({
          ...shared,
          aud: CLIENT_ID,
          token_use: 'id',
          jti: randomUUID(),
          'cognito:username': user.username,
        }),
        ExpiresIn: ACCESS_SECONDS,
        TokenType: 'Bearer',
      }
    },
  }
}

async function newKey(folder: DataFolder): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const pem = (privateKey as KeyObject).export({ type: 'pkcs8', format: 'pem' }) as string
  folder.keep('identity key', pem)
  return pem
}
