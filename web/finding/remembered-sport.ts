import { redirect } from 'react-router-dom'
import { sportValue } from './filters.ts'

const KEY = 'fungo.sport'

/** The sport that this browser was last used to look for; lists begin with it. */
export const rememberedSport = () => {
  try {
    return sportValue(localStorage.getItem(KEY) ?? undefined)
  } catch {
    return null
  }
}

export function rememberSport(sport: string) {
  try {
    if (sport) localStorage.setItem(KEY, sport)
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** For the loader of a list: one that is opened without any filter begins with the remembered sport, seen in its URL. */
export function redirectToRememberedSport(request: Request) {
  const url = new URL(request.url)
  const sport = rememberedSport()
  if (url.search || !sport) return
  url.searchParams.set('sport', sport)
  throw redirect(url.pathname + url.search)
}
