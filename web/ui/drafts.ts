import { storedSession } from '../api/stored-session.ts'

const PREFIX = 'fungo.draft.'

/** Someone else may sign in in another tab while this tab keeps its drafts. */
const keyOf = (name: string) => `${PREFIX}${storedSession()?.user.id ?? ''}.${name}`

/** Unsent form input by form name, stored for this tab and the signed-in user. */
export function storedDraft<Values>(name: string): Values | null {
  const kept = sessionStorage.getItem(keyOf(name))
  return kept ? JSON.parse(kept) : null
}

export const storeDraft = (name: string, values: unknown) => sessionStorage.setItem(keyOf(name), JSON.stringify(values))

export const removeDraft = (name: string) => sessionStorage.removeItem(keyOf(name))

export function removeDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
