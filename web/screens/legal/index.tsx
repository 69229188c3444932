import * as legalTexts from '#messages/legal'
import * as shellTexts from '#messages/shell'
import { paths } from '../../paths.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const pages = [
  { to: paths.privacyPolicy, title: shellTexts.privacyPolicy, text: legalTexts.whatCollectWhySees },
  { to: paths.termsOfService, title: shellTexts.termsOfService, text: legalTexts.rulesUsingFungoClaiming },
  { to: paths.cookiePolicy, title: shellTexts.cookiePolicy, text: legalTexts.essentialCookiesWhatBrowser },
]

export function Component() {
  return (
    <>
      <PageHeader title={shellTexts.legal} subtitle={legalTexts.howFungoTreatsData} />
      <div className="grid gap-4 sm:grid-cols-3">
        {pages.map(({ to, title, text }) => (
          <CardLink key={to} to={to} title={title} heading="h2">
            {text}
          </CardLink>
        ))}
      </div>
    </>
  )
}
