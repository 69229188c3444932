const PREFIX = 'fungo.draft.'

/** Unsent form input by form name, stored for this tab. */
export function keptDraft<Values>(name: string): Values | null {
  const kept = sessionStorage.getItem(PREFIX + name)
  return kept ? JSON.parse(kept) : null
}

export const keepDraft = (name: string, values: unknown) =>
  sessionStorage.setItem(PREFIX + name, JSON.stringify(values))

export const dropDraft = (name: string) => sessionStorage.removeItem(PREFIX + name)

export function dropDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
