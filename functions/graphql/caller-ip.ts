import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { isFromCDN } from './origin-proof.ts'

/** The caller's address. The CDN names it; only with its proof is it believed, or anyone could say anything. */
export async function callerIPOf({
  headers,
  requestContext,
}: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>) {
  return ((await isFromCDN(headers)) && headers['x-fungo-viewer']) || requestContext.http.sourceIp
}
