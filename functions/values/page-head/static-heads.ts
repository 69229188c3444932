import * as m from '../messages/generated.ts'
import type { Locale } from '../messages/locale.ts'
import { descriptionIn, listHead, type PageHead, pageHead, privateHead } from './page-head.ts'

/** Of the pages whose head is the same for everyone and at all times, by their path in English. Undefined for others. */
export function staticHead(path: string, locale: Locale): PageHead | undefined {
  const to = { locale }
  switch (path) {
    case '/':
      return { ...pageHead('', descriptionIn(locale)), title: `Fungo: ${m.youth_teams_tryouts_and_events({}, to)}` }
    case '/teams':
      return listHead(m.youth_baseball_and_softball_teams({}, to), descriptionIn(locale))
    case '/events':
      return listHead(
        m.youth_baseball_and_softball_events({}, to),
        m.upcoming_tournaments_camps_and_showcases_for_youth({}, to),
      )
    case '/opportunities':
      return listHead(m.tryouts_and_guest_player_spots({}, to), m.open_tryouts_and_guest_player_spots({}, to))
    case '/players':
      return privateHead(m.players({}, to), locale)
    case '/legal':
      return pageHead(m.legal({}, to), m.how_fungo_treats_you_your_data_and_the_players({}, to))
    case '/legal/privacy-policy':
      return pageHead(m.privacy_policy({}, to), descriptionIn(locale))
    case '/legal/terms-of-service':
      return pageHead(m.terms_of_service({}, to), descriptionIn(locale))
    case '/legal/cookie-policy':
      return pageHead(m.cookie_policy({}, to), descriptionIn(locale))
    case '/login':
      return privateHead(m.login({}, to), locale)
    case '/signup':
      return privateHead(m.create_an_account({}, to), locale)
  }
}
