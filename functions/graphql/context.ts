import type { UserItem } from '../domain/users/entity.ts'
import type { Token } from '../store/change-log/token.ts'
import type { Locale } from '../values/messages/locale.ts'
import type { Loader } from './reads/loader.ts'

/** The caller: a signed-in account that is not blocked, as currently stored. */
export type Viewer = { userID: string; isAdmin: boolean; user: UserItem }

/** The context of a request, passed to every resolver. */
export type Context = {
  /** Null for visitors and for blocked accounts. */
  viewer: Viewer | null
  /** The viewer's access token. */
  bearer: string | null
  /** The session of the viewer's access token. */
  sessionID: string | null
  /** Whether the caller's account is blocked. */
  isBlocked: boolean
  /** Whether the token is expired, invalid, or of a deleted account. */
  isExpired: boolean
  now: Date
  /** The language of the texts in the response. */
  locale: Locale
  requestID: string
  /** The caller's IP address, for rate limits. Resolved on demand, because most requests are not rate-limited. */
  ip(): Promise<string>
  /** The value of the Idempotency-Key header. */
  idempotencyKey: string | null
  /** The change log positions that the caller wrote recently. The caller's lists must include them. */
  seen: Token
  /** The value of the session cookie. */
  sessionCookie: string | null
  /** Sets the session cookie on the response. Null clears it. */
  setSessionCookie(token: string | null): void
  /** The value of the known-device cookie. */
  device: string | null
  /** Sets the known-device cookie on the response. */
  setDevice(device: string): void
  /** The root fields of the operation, for the log. Absent if it was not executed. */
  operation?: string
  /** The secret that signs photo URLs. */
  mediaSecret(): Promise<string>
  load: Loader
}
