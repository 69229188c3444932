const KEY = 'rememberedEmail'

/** The remembered email of the login form, if there is one. */
export const rememberedEmail = () => localStorage.getItem(KEY) ?? ''

export function rememberEmail(email: string | null) {
  if (email) localStorage.setItem(KEY, email)
  else localStorage.removeItem(KEY)
}
