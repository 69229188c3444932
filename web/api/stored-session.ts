import { listen } from '../listen.ts'
import { localStore } from './storage.ts'

export type SessionUser = {
  id: string
  email: string
  name: string
  role: 'user' | 'player_parent' | 'coach' | 'admin'
}
export type Session = { token: string; user: SessionUser }

const CHANGE = 'fungo:session'
const END = 'fungo:session-end'

/** The session stored in this browser, or null. Clears both entries if the stored user is invalid. */
export function storedSession(): Session | null {
  const token = localStore.get('authToken')
  const stored = localStore.get('user')
  if (!token || !stored) return null
  const user = parsedUser(stored)
  if (user) return { token, user }
  localStore.remove('authToken')
  localStore.remove('user')
  return null
}

export const storedToken = () => localStore.get('authToken')

/** Whether someone has signed in on this browser, even if the token is gone. */
export const remembersUser = () => localStore.get('user') !== null

export function storeSession({ token, user }: Session) {
  localStore.set('authToken', token)
  localStore.set('user', JSON.stringify(user))
  dispatchEvent(new Event(CHANGE))
}

export function clearSession() {
  localStore.remove('authToken')
  localStore.remove('user')
  dispatchEvent(new Event(CHANGE))
}

/** Clears a session that the server no longer accepts. */
export function endSession() {
  clearSession()
  dispatchEvent(new Event(END))
}

/** Calls the listener when the server has ended the session. Returns a function that unsubscribes. */
export const onSessionEnd = (listener: () => void) => listen(window, [END], listener)

/** Calls the listener when the session changes in this or another tab. Returns a function that unsubscribes. */
export function onSessionChange(listener: () => void) {
  const ends = [
    listen(window, [CHANGE], listener),
    listen(window, ['storage'], ({ key }) => {
      if (key === null || key === 'authToken' || key === 'user') listener()
    }),
  ]
  return () => {
    for (const end of ends) end()
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
