import { ApiError } from '../../api/api-error.ts'

/** The server's message for a refusal, and the form's own message for a fault. */
export const describedAs = (failure: string) => (error: Error) =>
  error instanceof ApiError && error.code !== 'INTERNAL' ? error.message : failure
