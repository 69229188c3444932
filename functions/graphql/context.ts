import type { Token } from '../domain/change-log/token.ts'
import type { UserItem } from '../domain/users/entity.ts'
import type { Loader } from './loader.ts'

/** The caller: a signed-in, unblocked account as it is stored now. */
export type Viewer = { userID: string; isAdmin: boolean; user: UserItem }

/** What every resolver is given about its request. */
export type Context = {
  /** Null for visitors, and for blocked accounts where visitors may read. */
  viewer: Viewer | null
  /** The viewer's access token. */
  bearer: string | null
  /** The session of the viewer's access token. */
  sessionID: string | null
  /** A blocked account asks. */
  isBlocked: boolean
  /** A token came that is expired, invalid or of a deleted account. */
  isExpired: boolean
  now: Date
  requestID: string
  /** The caller's address, for rate limits. Found out when it is asked for: most requests count nothing. */
  ip(): Promise<string>
  /** The value of the Idempotency-Key header. */
  idempotencyKey: string | null
  /** The change-log positions that the caller wrote recently: its lists must include them. */
  seen: Token
  /** The refresh token of the session's cookie. */
  refreshToken: string | null
  /** Sets the session's cookie with the answer, or clears it with null. */
  setRefreshToken(token: string | null): void
  /** What the browser keeps of the accounts that signed in with it. */
  device: string | null
  /** Sets the cookie of that with the answer. */
  setDevice(device: string): void
  /** The root fields of the operation, for the log; none of one that was not executed. */
  operation?: string
  /** What signs the addresses of photos. */
  mediaSecret(): Promise<string>
  load: Loader
}
