const KEY = 'fungo.write'
const LIFETIME_MS = 10_000

/** Remembers where the last write of this tab stands in the change log, so that the next lists include it. */
export function rememberWrite(token: string, now = Date.now()) {
  sessionStorage.setItem(KEY, JSON.stringify({ token, at: now }))
}

export function recentWrite(now = Date.now()): string | null {
  const stored = sessionStorage.getItem(KEY)
  if (!stored) return null
  const { token, at }: { token: string; at: number } = JSON.parse(stored)
  if (now - at < LIFETIME_MS) return token
  sessionStorage.removeItem(KEY)
  return null
}
