import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react'
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
import { dropDrafts } from '../ui/drafts.ts'
import { dropCheckIns } from './kept-check-ins.ts'

type Auth = {
  token: string | null
  user: SessionUser | null
  /** True until the stored session has been read. */
  isLoading: boolean
  isAuthenticated: boolean
  isAdmin: boolean
  login: (session: Session) => void
  /** Drafts are cleared when the user changes. */
  logout: () => void
  /** Keeps the user's changed name or address beside the token that is already there. */
  rememberUser: (user: SessionUser) => void
}

const AuthContext = createContext<Auth | null>(null)

export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null | undefined>(undefined)

  // Before the first paint: the static page is not followed by a spinner for one frame.
  useLayoutEffect(() => {
    const restore = () => setSession(storedSession())
    restore()
    return onSessionChange(restore)
  }, [])

  const auth = useMemo<Auth>(
    () => ({
      token: session?.token ?? null,
      user: session?.user ?? null,
      isLoading: session === undefined,
      isAuthenticated: Boolean(session),
      isAdmin: session?.user.role === 'admin',
      login: storeSession,
      logout: () => {
        signOut()
        clearSession()
        dropDrafts()
        dropCheckIns()
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
