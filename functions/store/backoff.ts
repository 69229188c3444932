import { setTimeout as sleep } from 'node:timers/promises'

type Limits = {
  /** How long to keep trying, in milliseconds. */
  timeoutMs: number
  /** The maximum number of attempts. */
  attempts?: number
  /** The number of attempts that are made even if the time is used up. */
  leastAttempts?: number
  /** The first and the longest delay, in milliseconds. The upper bound doubles with each attempt, and the delay is random below it. */
  first: number
  longest: number
}

/** Exponential backoff for the attempts of one task. Returns false when the attempts or the time are used up. */
export function backoff({ timeoutMs, attempts = Number.POSITIVE_INFINITY, leastAttempts = 1, first, longest }: Limits) {
  const deadline = Date.now() + timeoutMs
  let attempt = 0
  return async (): Promise<boolean> => {
    attempt++
    if ((Date.now() > deadline && attempt >= leastAttempts) || attempt >= attempts) return false
    await sleep(Math.random() * Math.min(longest, first * 2 ** (attempt - 1)))
    return true
  }
}

/** Repeats a task that fails with a transient error, with backoff. Throws the last error. */
export async function retry<T>(
  task: () => Promise<T>,
  isTransient: (error: unknown) => boolean,
  limits: Limits,
): Promise<T> {
  const canRetry = backoff(limits)
  for (;;) {
    try {
      return await task()
    } catch (error) {
      if (!isTransient(error) || !(await canRetry())) throw error
    }
  }
}
