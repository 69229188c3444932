import { remembersUser } from '../api/stored-session.ts'

const KEY = 'rememberedEmail'

/** The email remembered by the login form, or ''. */
export const rememberedEmail = () => localStorage.getItem(KEY) ?? ''

export function rememberEmail(email: string | null) {
  if (email) localStorage.setItem(KEY, email)
  else localStorage.removeItem(KEY)
}

/** Whether someone with an account has used this browser. */
export const knowsAccount = () => remembersUser() || rememberedEmail() !== ''
