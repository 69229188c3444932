import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Logo } from '../layout/header.tsx'

type AuthLayoutProps = { title: string; subtitle?: ReactNode; children: ReactNode }

/** Layout of the sign-in screens, which are outside the main layout. */
export function AuthLayout({ title, subtitle, children }: AuthLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="page flex justify-center pt-6 sm:pt-10">
        <Link to={paths.home} className="condensed flex min-h-11 items-center gap-2 px-2 text-xl">
          <Logo />
          Fungo
        </Link>
      </header>
      <main id="main" className="mx-auto w-full max-w-md flex-1 px-4 py-6 sm:py-8">
        <div className="sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-raised">
          <PageHeader title={title} subtitle={subtitle} />
          {children}
        </div>
      </main>
      <footer className="page flex flex-wrap justify-center gap-x-6 pb-6 text-sm">
        {[
          { to: paths.privacyPolicy, label: accountTexts.privacy },
          { to: paths.termsOfService, label: accountTexts.terms },
          { to: paths.cookiePolicy, label: accountTexts.cookies },
        ].map(({ to, label }) => (
          <Link key={to} to={to} className="link inline-flex min-h-11 min-w-11 items-center">
            {label}
          </Link>
        ))}
      </footer>
    </div>
  )
}
