import { JwtRsaVerifier } from 'aws-jwt-verify'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { isID } from '../ids.ts'
import { once } from '../once.ts'
import { settings } from '../settings.ts'

const verifier = once(() => {
  const { region, userPoolID, userPoolClientID } = settings
  const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? process.env.AWS_ENDPOINT_URL
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolID}`
  return JwtRsaVerifier.create(
    {
      // A Cognito-compatible endpoint elsewhere names itself as it likes; its keys are the proof.
      issuer: endpoint ? null : issuer,
      audience: null,
      jwksUri: `${endpoint ? `${endpoint}/${userPoolID}` : issuer}/.well-known/jwks.json`,
      customJwtCheck: ({ payload }) => {
        if (payload.token_use !== 'access' || payload.client_id !== userPoolClientID)
          throw new Error('No access token of ours.')
      },
    },
    // The library's own fetcher speaks HTTPS only.
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: async (uri) => (await fetch(uri)).arrayBuffer() } }) },
  )
})

/** The user of a valid access token of our pool and when it was issued (epoch seconds), else null. */
export async function tokenUser(token: string): Promise<{ userID: string; issuedAt: number } | null> {
  try {
    const { username, iat } = await verifier().verify(token)
    return isID(username) ? { userID: username, issuedAt: Number(iat) } : null
  } catch {
    return null
  }
}
