const PREFIX = 'fungo.draft.'

/** What somebody has typed into the form of this name and not sent: kept for this tab. */
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
