import { sessionStore } from '../api/storage.ts'
import { storedSession } from '../api/stored-session.ts'

const PREFIX = 'fungo.draft.'

/** Someone else may sign in in another tab while this tab keeps its drafts. */
const keyOf = (name: string) => `${PREFIX}${storedSession()?.user.id ?? ''}.${name}`

/** Unsent form input by form name, stored for this tab and the signed-in user. */
export function storedDraft<Values>(name: string): Values | null {
  const kept = sessionStore.get(keyOf(name))
  return kept ? JSON.parse(kept) : null
}

export const storeDraft = (name: string, values: unknown) => sessionStore.set(keyOf(name), JSON.stringify(values))

export const removeDraft = (name: string) => sessionStore.remove(keyOf(name))

export function removeDrafts() {
  for (const key of sessionStore.keys()) if (key.startsWith(PREFIX)) sessionStore.remove(key)
}
