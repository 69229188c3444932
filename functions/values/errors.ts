type RefusalCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  /** Repeat the request with the harder proof of work. */
  | 'HARDER_CHECK'
  /** Repeat the request with a code from the authenticator app. */
  | 'TOTP_REQUIRED'

/** An error with a message for the user. Any other thrown error is a fault. */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** Messages by input field, for BAD_USER_INPUT. */
  readonly fields?: Record<string, string[]>
  /** Seconds to wait, for RATE_LIMITED. */
  readonly retryAfter?: number

  constructor(
    code: RefusalCode,
    message: string,
    details: { fields?: Record<string, string[]>; retryAfter?: number } = {},
  ) {
    super(message)
    this.code = code
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}

export const badInput = (field: string, message: string) =>
  new Refusal('BAD_USER_INPUT', message, { fields: { [field]: [message] } })

/** What is stored forbids the request. */
export const conflict = (message: string) => new Refusal('CONFLICT', message)

/** `record` starts the sentence, for example 'Team'. */
export const notFound = (record: string) => new Refusal('NOT_FOUND', `${record} not found`)
