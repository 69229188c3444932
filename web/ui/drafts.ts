const PREFIX = 'fungo.draft.'

/** Unsent form input by form name, stored for this tab. */
export function storedDraft<Values>(name: string): Values | null {
  const kept = sessionStorage.getItem(PREFIX + name)
  return kept ? JSON.parse(kept) : null
}

export const storeDraft = (name: string, values: unknown) =>
  sessionStorage.setItem(PREFIX + name, JSON.stringify(values))

export const removeDraft = (name: string) => sessionStorage.removeItem(PREFIX + name)

export function removeDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
