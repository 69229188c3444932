import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'
import * as shellTexts from '#messages/shell'
import { siteLocale } from '../../functions/values/messages/locale.ts'
import { signOut } from '../api/client.ts'
import {
  clearSession,
  onSessionChange,
  type Session,
  type SessionUser,
  storedSession,
  storedToken,
  storeSession,
} from '../api/stored-session.ts'
import { paths } from '../paths.ts'
import { confirm } from '../ui/confirm.ts'
import { removeDrafts } from '../ui/drafts.ts'
import { countPendingCheckIns, removeCheckIns } from './stored-check-ins.ts'

type Auth = {
  user: SessionUser | null
  isAuthenticated: boolean
  isAdmin: boolean
  login: (session: Session) => void
  /** Also clears drafts. */
  logout: () => void
  /** Updates the stored user's name or email and keeps the token. */
  rememberUser: (user: SessionUser) => void
}

const AuthContext = createContext<Auth | null>(null)

export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(storedSession)
  useEffect(() => onSessionChange(() => setSession(storedSession())), [])

  const auth = useMemo<Auth>(
    () => ({
      user: session?.user ?? null,
      isAuthenticated: Boolean(session),
      isAdmin: session?.user.role === 'admin',
      login: storeSession,
      logout: () => {
        signOut()
        clearSession()
        removeDrafts()
        removeCheckIns()
      },
      rememberUser: (user) => {
        const token = storedToken()
        if (token) storeSession({ token, user })
      },
    }),
    [session],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

export function useAuth() {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/**
 * Ends the session with `end`, then navigates. When the session ends, a protected screen redirects to the login with a return
 * path, which the next person must not get, so this navigation runs after it and replaces it.
 */
export function useLeave() {
  const navigate = useNavigate()
  return (end: () => void, to: string) => {
    flushSync(end)
    return navigate(to, { replace: true })
  }
}

/** Signs out and navigates. Asks first if unsent check-ins would be lost. */
export function useSignOut() {
  const { logout, user } = useAuth()
  const leave = useLeave()
  return async (to: string) => {
    const unsent = user ? countPendingCheckIns(user.id).reduce((sum, { count }) => sum + count, 0) : 0
    const question = {
      title: shellTexts.signOutQuestion,
      message: shellTexts.checkInsOnThisDevice(unsent),
      detail: shellTexts.openCheckInToSend,
      actionLabel: shellTexts.signOut,
      destructive: true,
    }
    if (unsent === 0 || (await confirm(question))) await leave(logout, to)
  }
}

/** Guards screens that require a signed-in user or an admin. */
export function Protected({ adminOnly = false }: { adminOnly?: boolean }) {
  const { isAuthenticated, isAdmin } = useAuth()
  const { pathname, search } = useLocation()

  if (!isAuthenticated) return <Navigate to={paths.login} replace state={{ returnTo: pathname + search }} />
  if (adminOnly && !isAdmin) return <Navigate to={paths.home} replace />
  if (!adminOnly || siteLocale() === 'en') return <Outlet />
  return (
    <>
      <p className="mb-4 text-soft">{shellTexts.pagesInEnglish}</p>
      <div lang="en">
        <Outlet />
      </div>
    </>
  )
}
