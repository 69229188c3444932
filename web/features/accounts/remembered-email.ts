const KEY = 'rememberedEmail'

/** The address that the login form begins with, if this browser was asked to remember one. */
export const rememberedEmail = () => localStorage.getItem(KEY) ?? ''

export function rememberEmail(email: string | null) {
  if (email) localStorage.setItem(KEY, email)
  else localStorage.removeItem(KEY)
}
