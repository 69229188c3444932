import { useLocation } from 'react-router-dom'
import { remembersUser } from '../api/stored-session.ts'
import { paths } from '../paths.ts'

/** Where to go after sign-in: the page that linked or redirected to the login, or home. */
export function useReturnTo(): string {
  const { state } = useLocation()
  const returnTo: unknown = state?.returnTo
  return typeof returnTo === 'string' && returnTo.startsWith('/') && !returnTo.startsWith('//') ? returnTo : paths.home
}

const KEY = 'rememberedEmail'

/** The email remembered by the login form, or ''. */
export const rememberedEmail = () => localStorage.getItem(KEY) ?? ''

export function rememberEmail(email: string | null) {
  if (email) localStorage.setItem(KEY, email)
  else localStorage.removeItem(KEY)
}

/** Whether someone with an account has used this browser. */
export const knowsAccount = () => remembersUser() || rememberedEmail() !== ''
