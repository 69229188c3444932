import { ApiError } from '../../api/api-error.ts'

/** Shows the server's message for a refusal, and `failure` for a fault. */
export const describeFailure = (failure: string) => (error: Error) =>
  error instanceof ApiError && error.code !== 'INTERNAL' ? error.message : failure
