/** A refusal or fault of the API, with a message for the user. `fields` maps invalid inputs to their messages. */
export class ApiError extends Error {
  readonly code: string
  readonly fields: Record<string, string[]>
  /** Seconds to wait before retrying. */
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

/** A refusal is final. After a fault it is unknown whether the write took effect. */
export const isRefusal = (error: unknown) => error instanceof ApiError && !['NETWORK', 'INTERNAL'].includes(error.code)

/** The input was rejected or rate limited: nothing was written, so the data on screen is still current. */
export const refusesInput = (error: unknown) =>
  error instanceof ApiError && ['BAD_USER_INPUT', 'RATE_LIMITED'].includes(error.code)

/** Resolves to null for NOT_FOUND. Rethrows any other error. */
export async function unlessMissing<Data>(found: Promise<Data>): Promise<Data | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
