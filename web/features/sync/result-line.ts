import type { SyncRun } from './queries.ts'

export type Result = { message: string; recordsProcessed: number }

export const resultOf = ({ status, message, recordsProcessed }: SyncRun): Result => ({
  message: status === 'cancelled' ? 'The sync was canceled.' : message,
  recordsProcessed,
})

export const isError = ({ message }: Result) => message.startsWith('Error')
