import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { findSecret } from '../domain/secrets.ts'

/** The caller's address. The CDN names it; only with its proof is it believed, or anyone could say anything. */
export async function callerIPOf({
  headers,
  requestContext,
}: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>) {
  const proof = headers['x-fungo-origin']
  const isFromCDN = proof !== undefined && proof !== '' && proof === (await findSecret('ORIGIN_SECRET'))
  return (isFromCDN && headers['x-fungo-viewer']) || requestContext.http.sourceIp
}
