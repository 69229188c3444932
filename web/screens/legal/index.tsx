import { paths } from '../../paths.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const pages = [
  {
    to: paths.privacyPolicy,
    title: 'Privacy Policy',
    text: 'What we collect, why, who sees it, and how to have it deleted.',
  },
  {
    to: paths.termsOfService,
    title: 'Terms of Service',
    text: 'The rules for using Fungo, for claiming teams and players, and for posting.',
  },
  {
    to: paths.cookiePolicy,
    title: 'Cookie Policy',
    text: 'The essential cookies, and what your browser stores for us.',
  },
]

export function Component() {
  return (
    <>
      <PageHeader title="Legal" subtitle="How Fungo treats you, your data, and the players you look after." />
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
