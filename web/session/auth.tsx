import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
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
import { removeDrafts } from '../ui/drafts.ts'
import { removeCheckIns } from './stored-check-ins.ts'

type Auth = {
  token: string | null
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
      token: session?.token ?? null,
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
