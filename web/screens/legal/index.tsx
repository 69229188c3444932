import * as m from '../../../functions/values/messages/generated.ts'
import { paths } from '../../paths.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const pages = [
  { to: paths.privacyPolicy, title: m.privacy_policy(), text: m.what_we_collect_why_who_sees_it_and_how() },
  { to: paths.termsOfService, title: m.terms_of_service(), text: m.the_rules_for_using_fungo_for_claiming_teams_and() },
  {
    to: paths.cookiePolicy,
    title: m.cookie_policy(),
    text: m.the_essential_cookies_and_what_your_browser_stores_for(),
  },
]

export function Component() {
  return (
    <>
      <PageHeader title={m.legal()} subtitle={m.how_fungo_treats_you_your_data_and_the_players()} />
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
