import { type Text, textIn } from './messages/text.ts'
import { valueTexts } from './messages/values.ts'

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

/** An error with a message for the user, in the language of the request. Any other thrown error is a fault. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly text: Text
  /** Messages by input field, for BAD_USER_INPUT. */
  readonly fields?: Record<string, Text[]>
  /** Seconds to wait, for RATE_LIMITED. */
  readonly retryAfter?: number

  constructor(code: RefusalCode, text: Text, details: { fields?: Record<string, Text[]>; retryAfter?: number } = {}) {
    super(textIn(text, 'en'))
    this.code = code
    this.text = text
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}

export const badInput = (field: string, text: Text) =>
  new Refusal('BAD_USER_INPUT', text, { fields: { [field]: [text] } })

/** What is stored forbids the request. */
export const conflict = (text: Text) => new Refusal('CONFLICT', text)

/** `record` starts the sentence, for example 'Team'. */
export const notFound = (record: string) => new Refusal('NOT_FOUND', valueTexts.recordNotFound(record))
