import { setTimeout as sleep } from 'node:timers/promises'

type Limits = {
  /** How long there may be another attempt, in milliseconds. */
  patience: number
  /** The first wait and the longest one, in milliseconds. Each is at most twice the one before, and random below that. */
  first: number
  longest: number
}

/** Between the attempts of one task: waits, longer each time, and answers false once the time for attempts is over. */
export function backoff({ patience, first, longest }: Limits): () => Promise<boolean> {
  const deadline = Date.now() + patience
  let attempt = 0
  return async () => {
    if (Date.now() > deadline) return false
    await sleep(Math.random() * Math.min(longest, first * 2 ** attempt++))
    return true
  }
}
