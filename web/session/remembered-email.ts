import { remembersUser } from '../api/stored-session.ts'

const KEY = 'rememberedEmail'

/** The remembered email of the login form, if there is one. */
export const rememberedEmail = () => localStorage.getItem(KEY) ?? ''

export function rememberEmail(email: string | null) {
  if (email) localStorage.setItem(KEY, email)
  else localStorage.removeItem(KEY)
}

/** Whether somebody with an account has used this browser. */
export const knowsAccount = () => remembersUser() || rememberedEmail() !== ''
