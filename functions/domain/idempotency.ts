import type { Write } from './store.ts'
import { uniqueKeys } from './unique-keys/entity.ts'

/** The transaction's error where the request was carried out already. */
class Repeated extends Error {}

/** How long a repeated request is recognised, in seconds. */
const MEMORY = 24 * 60 * 60

type Request = { userID: string; operation: string; key: string | null; now: Date }

/**
 * Carries a request out once, however often it is sent with the same key: `run` puts the guard first among the writes of
 * its transaction; a repeated request is answered by `replay` with the id of the record that the first one made or changed.
 */
export async function idempotent<T>(
  { userID, operation, key, now }: Request,
  recordID: string,
  run: (guard: [Write, Error][]) => Promise<T>,
  replay: (recordID: string) => Promise<T>,
): Promise<T> {
  if (!key) return run([])
  const name = { scope: 'idem', value: `${userID}#${operation}#${key}` } as const
  const recorded = async () => (await uniqueKeys().get(name).go({ consistent: true })).data
  const earlier = await recorded()
  if (earlier) return replay(earlier.owner)

  const guard = uniqueKeys().create({ ...name, owner: recordID, expiresAt: Math.floor(now.getTime() / 1000) + MEMORY })
  try {
    return await run([[guard, new Repeated()]])
  } catch (error) {
    // Whatever stopped this one, the same request may have gone through beside it.
    const meanwhile = await recorded()
    if (meanwhile) return replay(meanwhile.owner)
    throw error
  }
}
