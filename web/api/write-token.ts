const KEY = 'fungo.write'
const LIFETIME_MS = 10_000

/** Stores this tab's last position in the change log, so that the next lists include its write. */
export function rememberWrite(token: string) {
  sessionStorage.setItem(KEY, JSON.stringify({ token, at: Date.now() }))
}

export function recentWrite(): string | null {
  const stored = sessionStorage.getItem(KEY)
  if (!stored) return null
  const { token, at }: { token: string; at: number } = JSON.parse(stored)
  if (Date.now() - at < LIFETIME_MS) return token
  sessionStorage.removeItem(KEY)
  return null
}
