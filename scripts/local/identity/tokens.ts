import { createPrivateKey, createPublicKey, generateKeyPair, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { DataFolder } from '../data-folder.ts'

export const USER_POOL_ID = 'us-east-1_fungolocal'
export const CLIENT_ID = 'fungolocalweb'
/** As on AWS, and independent of the port, so that browsers stay signed in across restarts. */
export const ISSUER = `https://cognito-idp.us-east-1.amazonaws.com/${USER_POOL_ID}`
const ACCESS_SECONDS = 3600

export type TokenSigner = Awaited<ReturnType<typeof tokenSigner>>

/** Signs tokens with this data folder's RSA key, which is created at the first start. */
export async function tokenSigner(folder: DataFolder) {
  const privateKey = createPrivateKey(folder.get('identity key') ?? (await newKey(folder)))
  const publicKey = createPublicKey(privateKey)
  const kid = folder.secret('identity key id').slice(0, 16)

  const signed = (claims: JWTPayload) => new SignJWT(claims).setProtectedHeader({ kid, alg: 'RS256' }).sign(privateKey)

  return {
    keys: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },

    /** Returns the user of a valid access token, or null. */
    async holder(token: string): Promise<string | null> {
      const { payload } = await jwtVerify(token, publicKey).catch(() => ({ payload: {} as JWTPayload }))
      return payload.token_use === 'access' ? String(payload.username) : null
    },

    /** `origin` is the ID of the session, that is, of the refresh token. `signedInAt` is in epoch seconds. */
    async issue(user: { username: string; sub: string }, origin: string, signedInAt: number) {
      const now = Math.floor(Date.now() / 1000)
      return {
        AccessToken: await signed({
          sub: user.sub,
          iss: ISSUER,
          origin_jti: origin,
          event_id: randomUUID(),
          auth_time: signedInAt,
          iat: now,
          exp: now + ACCESS_SECONDS,
          client_id: CLIENT_ID,
          token_use: 'access',
          scope: 'aws.cognito.signin.user.admin',
          jti: randomUUID(),
          username: user.username,
        }),
        ExpiresIn: ACCESS_SECONDS,
        TokenType: 'Bearer',
      }
    },
  }
}

async function newKey(folder: DataFolder): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  folder.set('identity key', pem)
  return pem
}
