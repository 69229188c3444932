import { randomUUID } from 'node:crypto'
import type { ExecutionResult } from 'graphql'
import { expect } from 'vitest'
import { createContext } from '../../functions/graphql/create-context.ts'
import { answerTo } from '../../functions/graphql/query.ts'
import { createLoader } from '../../functions/graphql/reads/loader.ts'
import type { Token } from '../../functions/store/change-log/token.ts'
import { trackingWrites } from '../../functions/store/change-log/token.ts'
import type { Locale } from '../../functions/values/messages/locale.ts'
import { callsWith } from '../../scripts/calls.ts'

type Options = { idempotencyKey?: string; ip?: string; now?: Date; locale?: Locale }
type Failure = { message: string; code: string; fields?: Record<string, string[]>; retryAfter?: number }

/** The first GraphQL error of a response. */
export class Refused extends Error {
  readonly code: string
  readonly fields?: Record<string, string[]>
  readonly retryAfter?: number
  constructor({ message, code, fields, retryAfter }: Failure) {
    super(message)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** The newest write positions of this test file, so that every later list includes its writes. */
const writes: Token = {}

/** Sends operations as the user. Reads the account for each request, as the Lambda does. */
export const as = (user: { userID: string }) => caller(user.userID)
export const asAnonymous = () => caller(null)

function caller(userID: string | null) {
  /** Returns the full response, with errors and extensions. */
  async function ask(document: string, variables: object = {}, options: Options = {}): Promise<ExecutionResult> {
    const load = createLoader()
    const user = userID ? await load.user(userID) : null
    if (user && !user.isBlocked) load.showTo({ userID: user.userID, isAdmin: user.role === 'admin' })
    const context = createContext({
      viewer: user && !user.isBlocked ? { userID: user.userID, isAdmin: user.role === 'admin', user } : null,
      isBlocked: user?.isBlocked ?? false,
      isExpired: userID !== null && !user,
      ...(options.now && { now: options.now }),
      ...(options.locale && { locale: options.locale }),
      requestID: randomUUID(),
      ip: async () => options.ip ?? '127.0.0.1',
      idempotencyKey: options.idempotencyKey ?? null,
      seen: writes,
      load,
    })
    return trackingWrites(writes, () => answerTo({ query: document, variables }, context))
  }

  /** Returns the data, or throws the first error as `Refused`. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of ad-hoc documents
  async function send<T = any>(document: string, variables: object = {}, options: Options = {}): Promise<T> {
    const { data, errors } = await ask(document, variables, options)
    if (errors?.[0]) throw new Refused({ message: errors[0].message, ...(errors[0].extensions as object) } as Failure)
    return data as T
  }

  return { ...callsWith<Options>(send), ask, send }
}

export async function expectRefusal(sent: Promise<unknown>, code: string, message?: string) {
  const error = await sent.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error, 'the request is refused').toBeInstanceOf(Refused)
  expect(error).toMatchObject(message === undefined ? { code } : { code, message })
}

/** Sends all at once: `successes` of them succeed, and the others are refused. Returns which ones succeeded. */
export async function expectAtOnce(
  sent: Promise<unknown>[],
  { successes = 1, ...refusal }: { successes?: number; code?: string; message?: string } = {},
) {
  const outcomes = await Promise.allSettled(sent)
  const refused = outcomes.filter((it) => it.status === 'rejected')
  expect(outcomes.length - refused.length).toBe(successes)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'CONFLICT', ...refusal })
  return outcomes.flatMap(({ status }, at) => (status === 'fulfilled' ? [at] : []))
}

export const succeeds = (sent: Promise<unknown>) =>
  sent.then(
    () => true,
    () => false,
  )
