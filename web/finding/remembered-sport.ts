import { redirect } from 'react-router-dom'
import { sportValue } from '../../functions/values/list-filters.ts'

const KEY = 'fungo.sport'

/** The last sport that this browser filtered by. Lists start with it. */
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
    // Storage is blocked, so the sport is not remembered.
  }
}

/** For the `queries` of a list: one opened without filters redirects to the remembered sport, so that the URL shows it. */
export function redirectToRememberedSport(request: Request) {
  const url = new URL(request.url)
  const sport = rememberedSport()
  if (url.search || !sport) return
  url.searchParams.set('sport', sport)
  throw redirect(url.pathname + url.search)
}
