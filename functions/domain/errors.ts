type RefusalCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  /** The same again, with the harder proof of work. */
  | 'HARDER_CHECK'
  /** The same again, with a code of the authenticator app. */
  | 'TOTP_REQUIRED'

/** An error that a person may read, in the product's words. Any other thrown error is a fault. */
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
