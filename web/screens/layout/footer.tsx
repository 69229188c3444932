import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { localStore } from '../../api/storage.ts'
import { paths } from '../../paths.ts'
import { useAuth, useSignOut } from '../../session/auth.tsx'
import { Rich } from '../../ui/rich.tsx'
import { LanguageSwitch } from './language-switch.tsx'

const explore = {
  title: m.explore(),
  links: [
    { to: paths.teams, label: m.browse_teams() },
    { to: paths.players, label: m.browse_players() },
    { to: paths.opportunities, label: m.find_opportunities() },
    { to: paths.events, label: m.upcoming_events() },
  ],
}

const account = {
  title: m.account(),
  links: [
    { to: paths.signUp, label: m.sign_up() },
    { to: paths.login, label: m.log_in() },
  ],
}

const ownAccount = { title: m.account(), links: [{ to: paths.profile, label: m.profile() }] }

const legal = {
  title: m.legal(),
  links: [
    { to: paths.privacyPolicy, label: m.privacy_policy() },
    { to: paths.termsOfService, label: m.terms_of_service() },
    { to: paths.cookiePolicy, label: m.cookie_policy() },
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
        <nav aria-label={m.footer()} className="grid grid-cols-2 gap-6 sm:grid-cols-3">
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
                          {m.log_out()}
                        </button>
                      </li>
                    )}
                    <li>
                      <Link to="#contact" className={look}>
                        {m.contact_support()}
                      </Link>
                    </li>
                  </>
                )}
              </ul>
            </div>
          ))}
        </nav>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <p id="contact" className="scroll-mt-20">
            <Rich
              text={m.questions_write_to_address({ address: ADDRESS })}
              link={(address) => (
                <a href={`mailto:${ADDRESS}`} className="link">
                  {address}
                </a>
              )}
            />
          </p>
          <div className="flex flex-wrap items-center gap-4">
            <LanguageSwitch className={look} />
            <ThemeSwitch />
          </div>
        </div>
        <p className="mt-4 text-sm text-soft">
          <Rich
            text={m.places_geonames_cc_by()}
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
      </div>
    </footer>
  )
}

const choices = [
  { value: 'system', label: m.system_theme(), icon: Monitor },
  { value: 'light', label: m.light_theme(), icon: Sun },
  { value: 'dark', label: m.dark_theme(), icon: Moon },
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
      <legend className="sr-only">{m.theme()}</legend>
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
