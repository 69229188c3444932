import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { settings } from '../domain/settings.ts'

/** The caller's address. The CDN names it; only with its proof is it believed, or anyone could say anything. */
export function callerIPOf({ headers, requestContext }: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>) {
  const isFromCDN = settings.originSecret !== null && headers['x-fungo-origin'] === settings.originSecret
  return (isFromCDN && headers['x-fungo-viewer']) || requestContext.http.sourceIp
}
