import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { isFromCDN } from './origin-proof.ts'

/**
 * The caller's IP address. The CDN's header is trusted only if the request proves that it came from the CDN, since anyone could set the
 * header.
 */
export async function callerIPOf({
  headers,
  requestContext,
}: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>) {
  return (await visitorOf(headers)) ?? requestContext.http.sourceIp
}

/** The visitor's IP address as the CDN sends it. Null without a CDN. */
export const visitorOf = async (headers: APIGatewayProxyEventV2['headers']) =>
  ((await isFromCDN(headers)) && headers['x-fungo-viewer']) || null
