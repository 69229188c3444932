import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as shellTexts from '#messages/shell'
import { localStore } from '../../api/storage.ts'
import { paths } from '../../paths.ts'
import { useAuth, useSignOut } from '../../session/auth.tsx'
import { Rich } from '../../ui/rich.tsx'
import { LanguageSwitch } from './language-switch.tsx'

const explore = {
  title: shellTexts.explore,
  links: [
    { to: paths.teams, label: shellTexts.browseTeams },
    { to: paths.players, label: shellTexts.browsePlayers },
    { to: paths.opportunities, label: shellTexts.findOpportunities },
    { to: paths.events, label: shellTexts.upcomingEvents },
  ],
}

const account = {
  title: shellTexts.account,
  links: [
    { to: paths.signUp, label: shellTexts.signUp },
    { to: paths.login, label: shellTexts.logIn },
  ],
}

const ownAccount = { title: shellTexts.account, links: [{ to: paths.profile, label: shellTexts.profile }] }

const legal = {
  title: shellTexts.legal,
  links: [
    { to: paths.privacyPolicy, label: shellTexts.privacyPolicy },
    { to: paths.termsOfService, label: shellTexts.termsOfService },
    { to: paths.cookiePolicy, label: shellTexts.cookiePolicy },
  ],
}

const ADDRESS = 'support@fungo.example'

const look = 'inline-flex min-h-11 min-w-11 items-center sm:min-h-9 text-soft hover:text-ink hover:underline'

export function Footer() {
  const { isAuthenticated } = useAuth()
  const { pathname, search } = useLocation()
  const signOut = useSignOut()
  const groups = [explore, isAuthenticated ? ownAccount : account, legal]
  return (
    <footer className="border-t border-line bg-surface print:hidden">
      <div className="page py-8">
        <nav aria-label={shellTexts.footer} className="grid grid-cols-2 gap-6 sm:grid-cols-3">
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-2 text-lg">{title}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={label}>
                    <Link
                      to={to}
                      {...(to === paths.login && { state: { returnTo: pathname + search } })}
                      className={look}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
                {title === account.title && (
                  <>
                    {isAuthenticated && (
                      <li>
                        <button type="button" className={look} onClick={() => signOut(paths.home)}>
                          {shellTexts.logOut}
                        </button>
                      </li>
                    )}
                    <li>
                      <Link to="#contact" className={look}>
                        {shellTexts.contactSupport}
                      </Link>
                    </li>
                  </>
                )}
              </ul>
            </div>
          ))}
        </nav>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <Support />
          <div className="flex flex-wrap items-center gap-4">
            <LanguageSwitch className={look} />
            <ThemeSwitch />
          </div>
        </div>
        <Credits />
      </div>
    </footer>
  )
}

const choices = [
  { value: 'system', label: shellTexts.systemTheme, icon: Monitor },
  { value: 'light', label: shellTexts.lightTheme, icon: Sun },
  { value: 'dark', label: shellTexts.darkTheme, icon: Moon },
]

/** Stores the choice. public/theme.js applies it, because it runs before the first paint. */
function ThemeSwitch() {
  const [theme, setTheme] = useState(() => localStore.get('theme') ?? 'system')

  function choose(value: string) {
    if (value === 'system') localStore.remove('theme')
    else localStore.set('theme', value)
    dispatchEvent(new Event('themechange'))
    setTheme(value)
  }

  return (
    <fieldset className="flex rounded-md border border-line">
      <legend className="sr-only">{shellTexts.theme}</legend>
      {choices.map(({ value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-label={label}
          aria-pressed={theme === value}
          title={label}
          onClick={() => choose(value)}
          className="grid size-11 place-items-center rounded-md bg-clip-content p-1 text-soft hover:text-ink aria-pressed:bg-grass/12 aria-pressed:text-grass"
        >
          <Icon className="size-5" />
        </button>
      ))}
    </fieldset>
  )
}

const Support = () => (
  <p id="contact" className="scroll-mt-20">
    <Rich
      text={shellTexts.questionsWriteTo(ADDRESS)}
      link={(address) => (
        <a href={`mailto:${ADDRESS}`} className="link">
          {address}
        </a>
      )}
    />
  </p>
)

const Credits = () => (
  <p className="mt-4 text-sm text-soft">
    <Rich
      text={shellTexts.placesByGeonames}
      geonames={(name) => (
        <a href="https://www.geonames.org/" className="underline">
          {name}
        </a>
      )}
      license={(name) => (
        <a href="https://creativecommons.org/licenses/by/4.0/" className="underline">
          {name}
        </a>
      )}
    />
  </p>
)
