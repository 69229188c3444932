import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { KNOWN_DEVICE_SECONDS, SESSION_DAYS } from '../services/identity/session-age.ts'
import { log, logFault } from '../services/log.ts'
import { findSecret } from '../services/secrets.ts'
import { settings } from '../services/settings.ts'
import { traced } from '../services/trace.ts'
import { decodeToken, encodeToken, mergeTokens, type Token, trackingWrites } from '../store/change-log/token.ts'
import { DAY_SECONDS } from '../values/durations.ts'
import { acceptedLocale, type Locale } from '../values/messages/locale.ts'
import { requestTexts } from '../values/messages/requests.ts'
import { valueTexts } from '../values/messages/values.ts'
import { contextOf } from './create-context.ts'
import type { Answer } from './http/answers.ts'
import type { AppSyncEvent } from './http/appsync.ts'
import { compressed } from './http/compression.ts'
import { bypassesCDN, mediaSecretOf, visitorOf } from './http/origin-proof.ts'
import { isTooFast } from './limits/visitor-limit.ts'
import { query } from './query.ts'

const COOKIE = 'fungo_refresh'
const DEVICE_COOKIE = 'fungo_device'
const COOKIE_SECONDS = SESSION_DAYS * DAY_SECONDS

/** The change log positions that this process has written. Lists in later requests include these writes. */
let written: Token = {}

/** Fetched during the cold start, because every request is checked against it. */
void findSecret('ORIGIN_SECRET').catch(() => {})

/** The entry points to the schema: HTTP API events, which only this file handles, and AppSync events. */
export function handler(event: APIGatewayProxyEventV2): Promise<Answer>
export function handler(event: AppSyncEvent | AppSyncEvent[]): Promise<unknown>
export async function handler(event: APIGatewayProxyEventV2 | AppSyncEvent | AppSyncEvent[]): Promise<unknown> {
  if (!('requestContext' in event)) return (await import('./http/appsync.ts')).resolve(event)
  return overHTTP(event)
}

async function overHTTP(event: APIGatewayProxyEventV2): Promise<Answer> {
  const { http, requestId: requestID } = event.requestContext
  if (await bypassesCDN(event.headers))
    return { statusCode: 403, headers: { 'x-request-id': requestID }, body: 'Forbidden' }
  const visitor = (await visitorOf(event.headers)) ?? http.sourceIp
  if (isTooFast(visitor)) return errorAnswer(429, requestID, tooFast(acceptedLocale(event.headers['accept-language'])))
  if (http.path !== '/query') return (await import('./http/pages.ts')).page(event)
  try {
    return await traced({ requestID, cdnRequestID: event.headers['x-amz-cf-id'] ?? '' }, () => respond(event, visitor))
  } catch (error) {
    await logFault('A request failed.', { requestID, error: error as Error })
    const locale = acceptedLocale(event.headers['accept-language'])
    return errorAnswer(500, requestID, {
      message: valueTexts.somethingWentWrong(locale),
      extensions: { code: 'INTERNAL' },
    })
  }
}

const tooFast = (locale: Locale) => ({
  message: requestTexts.tooManyAttempts(1)(locale),
  extensions: { code: 'RATE_LIMITED', retryAfter: 1 },
})

const errorAnswer = (statusCode: number, requestID: string, error: object) => ({
  statusCode,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': requestID },
  body: JSON.stringify({ errors: [error] }),
})

async function respond(event: APIGatewayProxyEventV2, visitor: string): Promise<Answer> {
  const { http, requestId: requestID } = event.requestContext
  const started = performance.now()
  const cookies: string[] = []
  const seen = decodeToken(event.headers['x-fungo-seen'])
  const writes: Token = {}
  const given = {
    requestID,
    ip: async () => visitor,
    seen: mergeTokens(written, seen),
    sessionCookie: cookieValue(event.cookies, COOKIE),
    setSessionCookie: (token: string | null) => cookies.push(cookie(COOKIE, token, COOKIE_SECONDS)),
    device: cookieValue(event.cookies, DEVICE_COOKIE),
    setDevice: (device: string) => cookies.push(cookie(DEVICE_COOKIE, device, KNOWN_DEVICE_SECONDS)),
    mediaSecret: () => mediaSecretOf(event.headers),
  }
  const context = await trackingWrites(writes, () => contextOf(event.headers, given), seen)
  const sent = event.body && event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString() : (event.body ?? null)
  const result = await trackingWrites(
    writes,
    () => query({ method: http.method, headers: event.headers, body: sent, context }),
    seen,
  )
  written = mergeTokens(written, writes)

  log.info('query', {
    requestID,
    cdnRequestID: event.headers['x-amz-cf-id'],
    status: result.status,
    operation: context.operation,
    userID: context.viewer?.userID,
    milliseconds: Math.round(performance.now() - started),
  })
  const { headers, ...body } = await compressed(result.body ?? '', event.headers['accept-encoding'])
  return {
    statusCode: result.status,
    headers: {
      ...result.headers,
      ...headers,
      'cache-control': 'no-store',
      'x-request-id': requestID,
      ...(Object.keys(writes).length > 0 && { 'x-fungo-write': encodeToken(mergeTokens(seen, writes)) }),
    },
    cookies,
    ...body,
  }
}

const cookieValue = (cookies: string[] | undefined, name: string) =>
  cookies?.find((it) => it.startsWith(`${name}=`))?.slice(name.length + 1) || null

function cookie(name: string, token: string | null, seconds: number) {
  const secure = settings.webURL.startsWith('https:') ? '; Secure' : ''
  return `${name}=${token ?? ''}; Path=/query; HttpOnly; SameSite=Lax; Max-Age=${token ? seconds : 0}${secure}`
}
