import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import {
  array,
  maxLength,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
} from 'valibot'
import { log, publishMetrics } from '../../services/log.ts'
import { ipNetwork } from '../../services/rate-limits/ip-network.ts'
import { isWithinRateLimits } from '../../services/rate-limits/rate-limits.ts'
import type { Answer } from './answers.ts'
import { visitorOf } from './origin-proof.ts'

const MAX_BYTES = 2_000

const measured = optional(pipe(number(), minValue(0), maxValue(600_000)))
const text = (pattern: RegExp, longest: number) => pipe(string(), maxLength(longest), regex(pattern))

/** What `web/visits.ts` sends: no text that a person wrote, and no path with an ID. */
const visit = strictObject({
  /** The pattern of the path, such as /teams/:teamID. */
  route: text(/^(\/|(\/:?[a-zA-Z-]+\??)+)$/, 80),
  problems: pipe(
    array(
      strictObject({
        kind: picklist(['error', 'chunk']),
        /** The class of the error. */
        name: text(/^[A-Z]\w*$/, 40),
        /** The position in a script of the site. */
        at: optional(text(/^\/assets\/[\w.-]+\.js(:\d+:\d+)?$/, 120)),
      }),
    ),
    maxLength(5),
  ),
  largestContentfulPaint: measured,
  interactionToNextPaint: measured,
  cumulativeLayoutShift: measured,
})

/** Counts a visit that a browser reports. An address counts so rarely that it cannot raise the alarm alone. */
export async function recordVisit(event: APIGatewayProxyEventV2): Promise<Answer> {
  const { body = '', headers, isBase64Encoded, requestContext } = event
  if (requestContext.http.method !== 'POST') return { statusCode: 405, headers: { allow: 'POST' } }
  if (body.length > MAX_BYTES) return { statusCode: 413 }
  const { success, output } = safeParse(visit, parsed(isBase64Encoded ? Buffer.from(body, 'base64').toString() : body))
  if (!success) return { statusCode: 400 }
  const address = (await visitorOf(headers)) ?? requestContext.http.sourceIp
  if (!(await isWithinRateLimits({ visitAtAddress: ipNetwork(address) }, new Date()))) return { statusCode: 429 }
  const { route, problems, ...vitals } = output
  if (problems.length > 0) log.warn('A visit broke.', { route, problems })
  const failedChunks = problems.filter(({ kind }) => kind === 'chunk').length
  await publishMetrics([
    ['Visits', 1],
    ['BrokenVisits', problems.length > 0 ? 1 : undefined],
    ['FailedChunks', failedChunks || undefined],
    ['LargestContentfulPaint', vitals.largestContentfulPaint, 'Milliseconds'],
    ['InteractionToNextPaint', vitals.interactionToNextPaint, 'Milliseconds'],
    ['CumulativeLayoutShift', vitals.cumulativeLayoutShift, 'None'],
  ])
  return { statusCode: 204 }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
