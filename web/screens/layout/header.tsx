import { ChevronDown, Menu, Search, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import * as shellTexts from '#messages/shell'
import * as siteTexts from '#messages/site'
import { listen } from '../../listen.ts'
import { paths } from '../../paths.ts'
import { useAuth, useSignOut } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CancelButton, Drawer } from '../../ui/drawer.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useCloseOnBack } from '../../ui/navigation-guard.ts'
import { LanguageSwitch } from './language-switch.tsx'

const MySeasonLink = lazy<() => ReactNode>(() =>
  import('./signed-in.tsx').then(
    (module) => ({ default: module.MySeasonLink }),
    () => ({ default: () => null }),
  ),
)
const AdminWaiting = lazy(() => import('./signed-in.tsx').then((module) => ({ default: module.AdminWaiting })))
const WAITING = 'admin-waiting'

const places = [
  { to: paths.home, label: shellTexts.home },
  { to: paths.teams, label: siteTexts.teams },
  { to: paths.players, label: siteTexts.players },
  { to: paths.events, label: siteTexts.events },
  { to: paths.opportunities, label: shellTexts.opportunities },
]

export function Header({ isNavigating }: { isNavigating: boolean }) {
  const { user } = useAuth()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the menu on navigation
  useEffect(() => setOpen(false), [pathname])
  const close = useCloseOnBack(isOpen, () => setOpen(false))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from anywhere in the header
    <header
      className="sticky top-0 z-30 border-b border-line bg-surface print:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        void close()
        toggle.current?.focus()
      }}
    >
      <div className="page flex flex-wrap items-center gap-x-1 lg:gap-x-3">
        <Link to={paths.home} className="condensed flex min-h-16 items-center gap-2 py-2 text-xl">
          <Logo />
          Fungo
        </Link>
        <SearchEverywhere />
        {user && <span id="bell" className="h-11 min-w-11 lg:order-last" />}
        {user && (
          <Suspense fallback={<span className="size-11 lg:order-last" />}>
            <MySeasonLink />
          </Suspense>
        )}
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls="main-menu"
          className="-mr-2 grid size-[44px] place-items-center rounded-md lg:hidden"
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {isOpen ? <X /> : <Menu />}
          <span className="sr-only">{shellTexts.menu}</span>
        </button>
        <nav
          id="main-menu"
          aria-label={shellTexts.main}
          className={classNames(
            'w-full flex-1 gap-1 max-lg:basis-full max-lg:flex-col max-lg:pb-4 lg:flex lg:items-center',
            isOpen ? 'flex' : 'hidden',
          )}
        >
          <Places />
          {user ? <UserMenu name={user.name} /> : <SignInLinks />}
        </nav>
      </div>
      <NavigationProgress isNavigating={isNavigating} />
    </header>
  )
}

function Places() {
  const { user, isAdmin } = useAuth()
  return (
    <ul className="flex flex-1 flex-col gap-1 lg:flex-row">
      {[...places, ...(isAdmin ? [{ to: paths.admin(), label: shellTexts.admin }] : [])].map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === paths.home}
            aria-describedby={to === paths.admin() ? WAITING : undefined}
            className={({ isActive }) =>
              classNames(
                'flex min-h-11 items-center rounded-md px-3 font-semibold whitespace-nowrap hover:bg-ink/8 lg:px-2',
                isActive && 'text-grass *:first:underline *:first:decoration-2 *:first:underline-offset-8',
              )
            }
          >
            <span>{label}</span>
            {to === paths.admin() && (
              <Suspense>
                <AdminWaiting id={WAITING} />
              </Suspense>
            )}
          </NavLink>
        </li>
      ))}
      {!user && (
        <li className="lg:max-xl:hidden">
          <LanguageSwitch className="flex min-h-11 items-center rounded-md px-3 font-semibold hover:bg-ink/8" />
        </li>
      )}
    </ul>
  )
}

function SignInLinks() {
  const { pathname, search } = useLocation()
  return (
    <div className="flex gap-2 max-lg:mt-2 *:flex-1">
      <LinkButton
        to={paths.login}
        state={{ returnTo: pathname + search }}
        variant="ghost"
        className="whitespace-nowrap"
      >
        {shellTexts.login}
      </LinkButton>
      <LinkButton to={paths.signUp} state={{ from: pathname }} className="whitespace-nowrap">
        {shellTexts.signUp}
      </LinkButton>
    </div>
  )
}

const NavigationProgress = ({ isNavigating }: { isNavigating: boolean }) => (
  <div
    className={classNames(
      'absolute inset-x-0 -bottom-0.5 h-0.5 origin-left bg-grass transition-[scale] ease-out',
      isNavigating ? 'scale-x-75 delay-300 duration-[3s]' : 'scale-x-0 duration-0',
    )}
  />
)

export function Logo() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-8">
      <path d="M16 1 31 16 16 31 1 16z" className="fill-grass" />
      <path d="m16 8.500 7.500 7.500-7.500 7.500L8.500 16z" className="fill-none stroke-surface stroke-2" />
      <circle cx="16" cy="23.500" r="2.600" className="fill-clay stroke-surface" />
    </svg>
  )
}

/** A disclosure instead of an ARIA menu: it contains an ordinary link and an ordinary button. */
function UserMenu({ name }: { name: string }) {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the menu on navigation
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    return listen(document, ['pointerdown', 'focusin'], closeOutside)
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape only closes the menu
    <div
      ref={root}
      className="relative lg:-mr-3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="user-menu"
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full max-w-full items-center gap-2 rounded-md px-3 font-semibold hover:bg-ink/8 lg:max-w-52"
      >
        <span className="truncate">{name}</span>
        <ChevronDown className={classNames('size-5 shrink-0 transition', isOpen && 'rotate-180')} />
      </button>
      <UserLinks isShown={isOpen} />
    </div>
  )
}

function UserLinks({ isShown }: { isShown: boolean }) {
  const signOut = useSignOut()
  const entry = 'flex min-h-11 w-full items-center rounded-sm px-3 text-left hover:bg-ink/8'
  return (
    <ul
      id="user-menu"
      className={classNames(
        'right-0 rounded-md border border-line bg-surface p-1 lg:absolute lg:mt-1 lg:min-w-44 lg:shadow-raised',
        !isShown && 'hidden',
      )}
    >
      <li>
        <Link to={paths.profile} className={entry}>
          {shellTexts.myProfile}
        </Link>
      </li>
      <li>
        <Link to={paths.accountSettings} className={entry}>
          {shellTexts.accountSettings}
        </Link>
      </li>
      <li>
        <LanguageSwitch className={entry} />
      </li>
      <li>
        <button type="button" className={entry} onClick={() => signOut(paths.home)}>
          {shellTexts.signOut}
        </button>
      </li>
    </ul>
  )
}

const SearchBox = lazyPart(() => import('../../features/search/search-box.tsx'), 'SearchBox')

/** One search for all kinds of records, on every screen. Shortcuts: '/' and Ctrl-K. */
function SearchEverywhere() {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isCtrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isCtrlK && (event.key !== '/' || isTyping(event.target))) return
      event.preventDefault()
      setOpen(true)
    }
    return listen(window, ['keydown'], open)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="/ Control+K"
        onClick={() => setOpen(true)}
        className="grid size-[44px] place-items-center rounded-md hover:bg-ink/8 max-lg:ml-auto lg:order-last lg:-mr-3"
      >
        <Search className="size-5" />
        <span className="sr-only">{shellTexts.findAnything}</span>
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={shellTexts.search}>
        <SearchBox onLeave={() => setOpen(false)} />
        <CancelButton className="mt-2" />
      </Drawer>
    </>
  )
}

/** Whether the user is typing in a field, where '/' is text. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
