import { useEffect } from 'react'
import { ApiError } from '../../api/api-error.ts'

/** How often what is unsent is sent again. */
const RETRY_MS = 10_000
/** Refusals that a retry cannot change. */
const FINAL = new Set(['NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT', 'FORBIDDEN'])

export const isFinal = (error: unknown): error is ApiError => error instanceof ApiError && FINAL.has(error.code)

/** Sends what is unsent now, when the browser is online again, and every ten seconds. */
export function useSending(send: () => Promise<void>) {
  useEffect(() => {
    const sendWaiting = () => void send()
    sendWaiting()
    addEventListener('online', sendWaiting)
    const timer = setInterval(sendWaiting, RETRY_MS)
    return () => {
      removeEventListener('online', sendWaiting)
      clearInterval(timer)
    }
  }, [send])
}
