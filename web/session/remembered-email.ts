import { localStore } from '../api/storage.ts'
import { remembersUser } from '../api/stored-session.ts'

const KEY = 'rememberedEmail'

/** The email remembered by the login form, or ''. */
export const rememberedEmail = () => localStore.get(KEY) ?? ''

export function rememberEmail(email: string | null) {
  if (email) localStore.set(KEY, email)
  else localStore.remove(KEY)
}

/** Whether someone with an account has used this browser. */
export const knowsAccount = () => remembersUser() || rememberedEmail() !== ''
