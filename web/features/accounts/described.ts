import { ApiError } from '../../api/api-error.ts'

/** The server's words for a refusal; the form's own for everything nobody could know. */
export const describedAs = (failure: string) => (error: Error) =>
  error instanceof ApiError && error.code !== 'INTERNAL' ? error.message : failure
