import * as accountTexts from '#messages/accounts'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as legalTexts from '#messages/legal'
import * as shellTexts from '#messages/shell'
import { Table } from '../../ui/table.tsx'
import { LegalPage } from './legal-page.tsx'

/** Name, kind, purpose, and lifetime. */
const entries: readonly [string, string, string, string][] = [
  [
    legalTexts.sessionCookie,
    legalTexts.essentialCookie,
    legalTexts.renewsSignScriptsCannot,
    legalTexts.untilSignExpires,
  ],
  [
    legalTexts.deviceCookie,
    legalTexts.essentialCookie,
    legalTexts.remembersSignedStrangers,
    legalTexts.yearAfterLastSigned,
  ],
  ['authToken', legalTexts.localStorage, legalTexts.loginTokenBrowserSends, legalTexts.untilSign],
  ['user', legalTexts.localStorage, legalTexts.nameEmailAddressAccount, legalTexts.untilSign],
  [legalTexts.rememberedEmail, legalTexts.localStorage, legalTexts.fillsEmailAddressLogin, legalTexts.untilUntick],
  ['theme', legalTexts.localStorage, legalTexts.lightDarkChoseOne, legalTexts.untilGoBackSystem],
  ['language', legalTexts.localStorage, legalTexts.englishSpanishChoseOne, legalTexts.untilClearSiteData],
  ['fungo.sport', legalTexts.localStorage, legalTexts.baseballSoftballChoseOne, legalTexts.untilChooseSportsClear],
  ['fungo.search', legalTexts.localStorage, legalTexts.lastSearch, legalTexts.untilSearchWithout],
  ['check-in', legalTexts.localStorageServiceWorker, legalTexts.openCheckPage, legalTexts.untilSignListMost],
  [
    'notifications',
    legalTexts.localStorageServiceWorker,
    legalTexts.showsNotificationsDeviceTurned,
    legalTexts.untilTurnOffSign,
  ],
  [legalTexts.draftsLastChangeClosed, legalTexts.sessionStorage, legalTexts.whatTypedButNot, legalTexts.untilCloseTab],
]

export function Component() {
  return (
    <LegalPage title={shellTexts.cookiePolicy} updated="2026-11-27">
      <p>{legalTexts.fungoUsesEssentialCookies}</p>

      <h2>{legalTexts.whatIsStored}</h2>
      <Table
        caption={legalTexts.cookiesBrowserStorage}
        keyOf={([name]) => name}
        rows={entries}
        columns={[
          {
            header: accountTexts.name,
            cell: ([name]) => <strong translate={/ /.test(name) ? 'yes' : 'no'}>{name}</strong>,
          },
          { header: deletedRecordTexts.kind, cell: ([, kind]) => kind },
          { header: legalTexts.purpose, cell: ([, , purpose]) => purpose },
          { header: legalTexts.kept, cell: ([, , , lifetime]) => lifetime },
        ]}
      />

      <h2>{legalTexts.theLoginToken}</h2>
      <p>{legalTexts.loginTokenKeptBrowsers}</p>

      <h2>{legalTexts.humanVerification}</h2>
      <p>{legalTexts.loginSignCheck}</p>

      <h2>{legalTexts.yourChoices}</h2>
      <p>{legalTexts.clearRefuseCookiesSite}</p>
    </LegalPage>
  )
}
