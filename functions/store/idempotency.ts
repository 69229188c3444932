import { digest } from '../values/digest.ts'
import { DAY_SECONDS, expiresAfter } from '../values/durations.ts'
import { conflict } from '../values/errors.ts'
import type { Write } from './store.ts'
import { find } from './store.ts'
import { uniqueKeys } from './unique-keys/entity.ts'

/** The request was already executed. Thrown by the transaction. */
class Repeated extends Error {}

/** How long a repeated request is recognized, in seconds. */
const TTL_SECONDS = DAY_SECONDS

type Request = {
  userID: string
  operation: string
  /** The input of the operation. The same key with another input is a client error. */
  input: unknown
  key: string | null
  now: Date
}

/**
 * Runs a request once per idempotency key. `run` puts the guard first among the writes of its transaction. A repeated request is answered
 * by `replay` with the ID of the record that the first one created or changed. Refuses with CONFLICT if the key was used with another
 * input.
 */
export async function idempotent<T>(
  { userID, operation, input, key, now }: Request,
  recordID: string,
  run: (guard: [Write, Error][]) => Promise<T>,
  replay: (recordID: string) => Promise<T>,
): Promise<T> {
  if (!key) return run([])
  const name = { scope: 'idem', value: `${userID}#${operation}#${key}` } as const
  const fingerprint = digest(JSON.stringify(input))
  async function earlier() {
    const data = await find(uniqueKeys, name)
    if (data?.fingerprint && data.fingerprint !== fingerprint)
      throw conflict('This Idempotency-Key belongs to another request.')
    return data
  }
  const before = await earlier()
  if (before) return replay(before.owner)

  const guard = uniqueKeys().create({
    ...name,
    fingerprint,
    owner: recordID,
    expiresAt: expiresAfter(TTL_SECONDS, now),
  })
  try {
    return await run([[guard, new Repeated()]])
  } catch (error) {
    // This attempt failed, but the same request may have succeeded concurrently.
    const meanwhile = await earlier()
    if (meanwhile) return replay(meanwhile.owner)
    throw error
  }
}
