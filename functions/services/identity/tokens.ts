import { isID } from '../../values/ids.ts'
import { lazy } from '../../values/lazy.ts'
import { settings } from '../settings.ts'

const verifier = lazy(async () => {
  const [{ JwtRsaVerifier }, { SimpleJwksCache }, { JwtBaseError }] = await Promise.all([
    import('aws-jwt-verify'),
    import('aws-jwt-verify/jwk'),
    import('aws-jwt-verify/error'),
  ])
  const { region, userPoolID } = settings
  const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? process.env.AWS_ENDPOINT_URL
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolID}`
  const tokens = JwtRsaVerifier.create(
    {
      // A Cognito-compatible endpoint may use any issuer name. The signature keys are checked instead.
      issuer: endpoint ? null : issuer,
      audience: null,
      jwksUri: `${endpoint ? `${endpoint}/${userPoolID}` : issuer}/.well-known/jwks.json`,
    },
    // The library's own fetcher supports only HTTPS.
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: keysAt } }) },
  )
  return { tokens, JwtBaseError }
})

async function keysAt(uri: string) {
  const response = await fetch(uri, { signal: AbortSignal.timeout(5000) })
  if (!response.ok) throw new Error(`The user pool's keys cannot be read: ${response.status}.`)
  return response.arrayBuffer()
}

export type TokenHolder = {
  userID: string
  /** The same in every token of the session. */
  sessionID: string
  /** Epoch seconds. */
  issuedAt: number
}

/** Returns the holder of a valid access token of our pool, else null. Throws if the pool's keys cannot be fetched. */
export async function verifyAccessToken(token: string): Promise<TokenHolder | null> {
  const { tokens, JwtBaseError } = await verifier()
  try {
    const { username, iat, token_use, client_id, origin_jti } = await tokens.verify(token)
    const isOurs = token_use === 'access' && client_id === settings.userPoolClientID && isID(username)
    return isOurs ? { userID: username, sessionID: String(origin_jti), issuedAt: Number(iat) } : null
  } catch (error) {
    if (error instanceof JwtBaseError) return null
    throw error
  }
}
