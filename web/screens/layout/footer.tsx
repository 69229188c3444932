import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { useSignOut } from '../../session/use-sign-out.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const explore = {
  title: 'Explore',
  links: [
    { to: paths.teams, label: 'Browse Teams' },
    { to: paths.players, label: 'Browse Players' },
    { to: paths.opportunities, label: 'Find Opportunities' },
    { to: paths.events, label: 'Upcoming Events' },
  ],
}

const account = {
  title: 'Account',
  links: [
    { to: paths.signUp, label: 'Sign Up' },
    { to: paths.login, label: 'Log In' },
  ],
}

const ownAccount = { title: 'Account', links: [{ to: paths.profile, label: 'Profile' }] }

const legal = {
  title: 'Legal',
  links: [
    { to: paths.privacyPolicy, label: 'Privacy Policy' },
    { to: paths.termsOfService, label: 'Terms of Service' },
    { to: paths.cookiePolicy, label: 'Cookie Policy' },
  ],
}

const look = 'inline-flex min-h-11 min-w-11 items-center sm:min-h-9 text-soft hover:text-ink hover:underline'

export function Footer() {
  const { isAuthenticated } = useAuth()
  const { pathname, search } = useLocation()
  const signOut = useSignOut()
  const groups = [explore, isAuthenticated ? ownAccount : account, legal]
  return (
    <footer className="border-t border-line bg-surface print:hidden">
      <div className="page py-8">
        <nav aria-label="Footer" className="grid grid-cols-2 gap-6 sm:grid-cols-3">
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
                {title === 'Account' && (
                  <>
                    {isAuthenticated && (
                      <li>
                        <button type="button" className={look} onClick={() => signOut(paths.home)}>
                          Log Out
                        </button>
                      </li>
                    )}
                    <li>
                      <Link to="#contact" className={look}>
                        Contact Support
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
            Questions? Write to{' '}
            <a href="mailto:support@fungo.example" className="link">
              support@fungo.example
            </a>
          </p>
          <ThemeSwitch />
        </div>
        <p className="mt-4 text-sm text-soft">
          Places:{' '}
          <a href="https://www.geonames.org/" className="underline">
            GeoNames
          </a>
          ,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" className="underline">
            CC BY 4.0
          </a>
        </p>
      </div>
    </footer>
  )
}
