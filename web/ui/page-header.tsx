import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { inkOn } from '../../functions/values/crests.ts'
import { classNames } from './class-names.ts'
import type { HeadSubject } from './document-head.ts'
import { createStore } from './store.ts'

type PageHeaderProps = {
  title: string
  subtitle?: ReactNode
  /** Buttons next to the title. */
  actions?: ReactNode
  /** Before the title: an InitialsAvatar or a photo. */
  mark?: ReactNode
  /** Stripes around all of it: of mown turf, or of a team. */
  banner?: 'turf' | CSSProperties
  /** Title of the browser tab, if different from the heading. */
  documentTitle?: string
  /** What search engines and previews of links may know. Pages without it, and without a static head, are not for them. */
  subject?: HeadSubject
  /** Above a list, whose first rows matter more: less room, and no subtitle on a phone. */
  isList?: boolean
}

const BANNER =
  'flex w-full flex-wrap items-center gap-4 rounded-lg p-4 sm:gap-6 sm:p-6 [&_:focus-visible:not(h1)]:shadow-[0_0_0_6px_var(--surface)] print:bg-none! print:bg-transparent! print:p-0 print:text-ink!'

const CHALK = '#fbfaf7'

/** Buttons in the color of the banner's text, so that they are seen on grass and on any team's color. */
const onBanner = (ink: string) =>
  ({
    '--grass': ink,
    '--on-grass': inkOn(ink),
    '--surface': 'transparent',
    '--ink': ink,
    '--edge': ink,
    '--sky': ink,
  }) as CSSProperties

let isFirstPage = true

/** The h1 of a screen. Sets the document's head, takes the focus after a navigation, and is announced. */
function useDocumentHead(subject: PageHeaderProps['subject'], documentTitle: string) {
  const { pathname, search } = useLocation()
  // Loaded after the page, because the server's HTML has its head already.
  const key = JSON.stringify(subject)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the subject
  useEffect(() => {
    let isLeft = false
    import('./document-head.ts').then(
      ({ showHead }) => !isLeft && showHead({ subject, title: documentTitle, path: pathname, search }),
      // Offline, people still see where they are.
      () => {
        document.title = `${documentTitle} · Fungo`
      },
    )
    return () => {
      isLeft = true
    }
  }, [key, documentTitle, pathname, search])
}

export function PageHeader({
  title,
  subtitle,
  actions,
  mark,
  banner,
  documentTitle = title,
  subject,
  isList = false,
}: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()

  useDocumentHead(subject, documentTitle)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, not per filter or tab
  useEffect(() => {
    // On the initial page load, the focus starts at the top of the page.
    if (isFirstPage) {
      isFirstPage = false
      return
    }
    heading.current?.focus({ preventScroll: true })
    announce(title)
  }, [pathname])

  return (
    <header className={classNames('flex flex-wrap items-center gap-4', isList ? 'mb-2 max-sm:-mt-3 md:mb-3' : 'mb-6')}>
      <div
        className={banner ? classNames(BANNER, banner === 'turf' && 'turf text-[#fbfaf7]') : 'contents'}
        style={banner === 'turf' ? undefined : banner}
      >
        {mark}
        <div className={classNames('min-w-0 flex-1 basis-52', isList && 'max-md:basis-auto')}>
          <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
            {title}
          </h1>
          {subtitle && (
            <div className={classNames('mt-1 text-pretty', !banner && 'text-soft', isList && 'max-md:hidden')}>
              {subtitle}
            </div>
          )}
        </div>
        {actions && (
          <div
            className="flex flex-wrap gap-2 max-sm:*:px-3 print:hidden"
            style={banner && onBanner(banner === 'turf' ? CHALK : (banner.color ?? CHALK))}
          >
            {actions}
          </div>
        )}
      </div>
    </header>
  )
}

const announcement = createStore('')

/** Announces text politely to screen readers: a new page, the number of results. */
export const announce = (text: string) => announcement.set(text)

/** The live region of `announce`. Mounted once, at the root. */
export function Announcer() {
  return (
    <p aria-live="polite" className="sr-only">
      {announcement.use()}
    </p>
  )
}
