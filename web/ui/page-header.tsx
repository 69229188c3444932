import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { announce } from './announcer.tsx'

type PageHeaderProps = {
  title: string
  subtitle?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Before the title: a Diamond or a photo. */
  mark?: ReactNode
  /** The browser tab's title, where it says more than the heading. */
  documentTitle?: string
  /** Keeps search engines away: players, private screens. */
  noIndex?: boolean
}

let isFirstPage = true

/** The one h1 of a screen: names the tab, takes the focus after a navigation and is announced. */
export function PageHeader({
  title,
  subtitle,
  actions,
  mark,
  documentTitle = title,
  noIndex = false,
}: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = documentTitle === 'Fungo' ? documentTitle : `${documentTitle} | Fungo`
  }, [documentTitle])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, not for each filter or tab of it
  useEffect(() => {
    // A page that is opened by its address begins where every page does.
    if (isFirstPage) {
      isFirstPage = false
      return
    }
    heading.current?.focus({ preventScroll: true })
    announce(document.title)
  }, [pathname])

  return (
    <header className="mb-6 flex flex-wrap items-center gap-4">
      {noIndex && <meta name="robots" content="noindex" />}
      {mark}
      <div className="min-w-0 flex-1 basis-52">
        <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
          {title}
        </h1>
        {subtitle && <div className="mt-1 text-pretty text-soft">{subtitle}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
