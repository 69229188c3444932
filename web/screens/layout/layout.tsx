import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet, useNavigation } from 'react-router-dom'
import * as shellTexts from '#messages/shell'
import { siteLocale } from '../../../functions/values/messages/locale.ts'
import { localStore } from '../../api/storage.ts'
import { useAuth } from '../../session/auth.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LANGUAGE } from './language-switch.tsx'

const SignedIn = lazy<() => ReactNode>(() => import('./signed-in.tsx').catch(() => ({ default: () => null })))

const LanguageBanner = lazy<() => ReactNode>(() =>
  import('./language-banner.tsx').catch(() => ({ default: () => null })),
)
const offersSpanish = siteLocale() === 'en' && /^es\b/.test(navigator.language) && localStore.get(LANGUAGE) === null

export function Layout() {
  const { isAuthenticated } = useAuth()
  const isNavigating = useNavigation().state !== 'idle'
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3 focus:shadow-raised"
      >
        {shellTexts.skipToContent}
      </a>
      <Header isNavigating={isNavigating} />
      <OfflineNotice />
      <Suspense>{isAuthenticated && <SignedIn />}</Suspense>
      {/* At least as tall as the window, so that the footer does not jump while a screen loads. */}
      <main
        id="main"
        tabIndex={-1}
        className="page min-h-[calc(100dvh-4rem)] py-6 sm:py-8"
        aria-busy={isNavigating || undefined}
      >
        <Outlet />
      </main>
      <Footer />
      <Suspense>{offersSpanish && <LanguageBanner />}</Suspense>
    </>
  )
}

function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div role="status" className="sticky top-16 z-20 bg-page print:hidden">
      {!isOnline && <p className="border-b border-warn bg-warn/12 px-4 py-2 text-center">{shellTexts.offlineBanner}</p>}
    </div>
  )
}
