/** A refusal or a fault of the API, in words a person may read. `fields` names the inputs that are wrong. */
export class ApiError extends Error {
  readonly code: string
  readonly fields: Record<string, string[]>
  /** Seconds to wait before asking again. */
  readonly retryAfter: number | undefined

  constructor(code: string, message: string, fields: Record<string, string[]> = {}, retryAfter?: number) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

export const isNetworkFault = (error: unknown) => error instanceof ApiError && error.code === 'NETWORK'

/** The input is wrong or comes too often: nothing was written, and what is on screen is not in question. */
export const refusesInput = (error: unknown) =>
  error instanceof ApiError && ['BAD_USER_INPUT', 'RATE_LIMITED'].includes(error.code)

/** Null for what is not there; any other failure stays one. */
export async function unlessMissing<Data>(found: Promise<Data>): Promise<Data | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
