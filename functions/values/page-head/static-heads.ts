import { accountTexts } from '../messages/accounts.ts'
import { legalTexts } from '../messages/legal.ts'
import type { Locale } from '../messages/locale.ts'
import { shellTexts } from '../messages/shell.ts'
import { siteTexts } from '../messages/site.ts'
import { descriptionIn, listHead, type PageHead, pageHead, privateHead } from './page-head.ts'

/** Of the pages whose head is the same for everyone and at all times, by their path in English. Undefined for others. */
export function staticHead(path: string, locale: Locale): PageHead | undefined {
  switch (path) {
    case '/':
      return { ...pageHead('', descriptionIn(locale)), title: `Fungo: ${siteTexts.youthTeamsTryoutsEvents(locale)}` }
    case '/teams':
      return listHead(siteTexts.youthBaseballSoftballTeams(locale), descriptionIn(locale))
    case '/events':
      return listHead(
        siteTexts.youthBaseballSoftballEvents(locale),
        siteTexts.upcomingTournamentsCampsShowcases(locale),
      )
    case '/opportunities':
      return listHead(siteTexts.tryoutsAndGuestSpots(locale), siteTexts.openTryoutsAndGuestSpots(locale))
    case '/players':
      return privateHead(siteTexts.players(locale), locale)
    case '/legal':
      return pageHead(shellTexts.legal(locale), legalTexts.howFungoTreatsData(locale))
    case '/legal/privacy-policy':
      return pageHead(shellTexts.privacyPolicy(locale), descriptionIn(locale))
    case '/legal/terms-of-service':
      return pageHead(shellTexts.termsOfService(locale), descriptionIn(locale))
    case '/legal/cookie-policy':
      return pageHead(shellTexts.cookiePolicy(locale), descriptionIn(locale))
    case '/login':
      return privateHead(shellTexts.login(locale), locale)
    case '/signup':
      return privateHead(accountTexts.createAnAccount(locale), locale)
  }
}
