export type SessionUser = {
  id: string
  email: string
  name: string
  role: 'user' | 'player_parent' | 'coach' | 'admin'
}
export type Session = { token: string; user: SessionUser }

const CHANGE = 'fungo:session'

/** The session this browser keeps, or null. Stored user data that cannot be read clears both entries. */
export function storedSession(): Session | null {
  const token = localStorage.getItem('authToken')
  const stored = localStorage.getItem('user')
  if (!token || !stored) return null
  const user = parsedUser(stored)
  if (user) return { token, user }
  localStorage.removeItem('authToken')
  localStorage.removeItem('user')
  return null
}

export const storedToken = () => localStorage.getItem('authToken')

/** Whether somebody signed in here, even if their token has gone. */
export const remembersUser = () => localStorage.getItem('user') !== null

export function storeSession({ token, user }: Session) {
  localStorage.setItem('authToken', token)
  localStorage.setItem('user', JSON.stringify(user))
  dispatchEvent(new Event(CHANGE))
}

export function clearSession() {
  localStorage.removeItem('authToken')
  localStorage.removeItem('user')
  dispatchEvent(new Event(CHANGE))
}

/** Calls back when the session changes, in this tab or in another. Answers how to stop. */
export function onSessionChange(listener: () => void) {
  const fromAnotherTab = ({ key }: StorageEvent) => {
    if (key === null || key === 'authToken' || key === 'user') listener()
  }
  addEventListener(CHANGE, listener)
  addEventListener('storage', fromAnotherTab)
  return () => {
    removeEventListener(CHANGE, listener)
    removeEventListener('storage', fromAnotherTab)
  }
}

function parsedUser(stored: string): SessionUser | null {
  try {
    const user: Partial<SessionUser> | null = JSON.parse(stored)
    return user && typeof user.id === 'string' && typeof user.role === 'string' ? (user as SessionUser) : null
  } catch {
    return null
  }
}
