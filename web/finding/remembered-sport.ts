import { redirect } from 'react-router-dom'
import { sportValue } from '../../functions/values/list-filters.ts'
import { localStore } from '../api/storage.ts'

const KEY = 'fungo.sport'

/** The last sport that this browser filtered by. Lists start with it. */
export const rememberedSport = () => sportValue(localStore.get(KEY) ?? undefined)

export function rememberSport(sport: string) {
  if (sport) localStore.set(KEY, sport)
  else localStore.remove(KEY)
}

/** For the `queries` of a list: one opened without filters redirects to the remembered sport, so that the URL shows it. */
export function redirectToRememberedSport(request: Request) {
  const url = new URL(request.url)
  const sport = rememberedSport()
  if (url.search || !sport) return
  url.searchParams.set('sport', sport)
  throw redirect(url.pathname + url.search)
}
