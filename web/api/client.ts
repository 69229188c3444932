import { ClientError, GraphQLClient, type GraphQLResponse } from 'graphql-request'
import * as valueTexts from '#messages/values'
import { pathIn, siteLocale } from '../../functions/values/messages/locale.ts'
import { ApiError } from './api-error.ts'
import { sessionStore } from './storage.ts'
import { endSession, remembersUser, type Session, storedToken, storeSession } from './stored-session.ts'
import type { TypedDocument } from './typed-document.ts'

type Options = {
  /** Retries with the same key take effect once. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The caller has the `SESSION_LOCK`. */
  isLocked?: boolean
}

type Rest<Variables> =
  Variables extends Record<string, never>
    ? [variables?: Variables, options?: Options]
    : [variables: Variables, options?: Options]

type Response = Pick<GraphQLResponse, 'data' | 'errors' | 'extensions' | 'headers'>

/** Held while this browser gets another session. Requests that find the session ended wait for it, in all tabs. */
export const SESSION_LOCK = 'fungo.session'

const REFRESH_SESSION = 'mutation RefreshSession { refreshSession { token user { id email name role } } }'

const client = new GraphQLClient(new URL('/query', location.origin).href, {
  credentials: 'include',
  errorPolicy: 'all',
})

/** Sends one operation. Throws an ApiError. Refreshes an expired session once and retries. */
export const query = <Result, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  ...[variables, options]: Rest<Variables>
): Promise<Result> => sendQuery(document, variables, options)

/** `query` with variables whose types the caller has checked. */
export async function sendQuery<Result>(
  document: TypedDocument<Result, never>,
  variables: object | undefined,
  options: Options = {},
): Promise<Result> {
  const token = storedToken()
  const embedded = token ? undefined : takeFirstView(document.name, variables)
  if (embedded) return embedded as Result
  const isVisitor = !token && !remembersUser() && !recentWrite()
  const shared = isVisitor && document.hash && (await sharedRead(document.hash, variables, options))
  if (shared) return shared as Result
  let response = await send(document.text, variables, token, options)
  if ((token || remembersUser()) && isExpired(response) && (await refreshSession(token, options))) {
    response = await send(document.text, variables, storedToken(), options)
  }
  return dataOf<Result>(response)
}

/**
 * Asks the CDN for what it answers every visitor. Null if that fails: the query itself then tells why. The browser keeps no copy, which would be
 * stale for longer than the CDN's.
 */
async function sharedRead(hash: string, variables = {}, { signal }: Options): Promise<unknown> {
  const path = pathIn(siteLocale(), `/query/${hash}`)
  const url = `${path}?${new URLSearchParams({ variables: JSON.stringify(variables) })}`
  return fetch(url, { credentials: 'omit', cache: 'no-store', ...(signal && { signal }) })
    .then(async (response) => (response.ok ? (await response.json()).data : null))
    .catch(() => null)
}

/** Ends the session on the server. The caller does not wait, because this browser has already removed the token. */
export function signOut() {
  send('mutation SignOut { signOut }', {}, storedToken(), {}).catch((error) => console.warn(error.message))
}

async function send(
  document: string,
  variables: object | undefined,
  token: string | null,
  { signal, idempotencyKey }: Options,
): Promise<Response> {
  const seen = recentWrite()
  try {
    const response = await client.rawRequest<unknown, object>({
      query: document,
      ...(variables && { variables }),
      ...(signal && { signal }),
      requestHeaders: {
        'accept-language': siteLocale(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(seen && { 'x-fungo-seen': seen }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
    })
    const written = response.headers.get('x-fungo-write')
    if (written) rememberWrite(written)
    return response
  } catch (error) {
    if (error instanceof ClientError) return error.response
    if (signal?.aborted) throw error
    if (error instanceof TypeError) throw new ApiError('NETWORK', valueTexts.noConnection)
    throw new ApiError('INTERNAL', valueTexts.somethingWentWrong)
  }
}

function isExpired({ errors, extensions }: Response) {
  const session = (extensions as { session?: string } | undefined)?.session
  return session === 'expired' || errors?.[0]?.extensions?.code === 'UNAUTHENTICATED'
}

function dataOf<Result>({ data, errors, headers }: Response): Result {
  const error = errors?.[0]
  if (!error && data) return data as Result
  const { code, fields, retryAfter } = (error?.extensions ?? {}) as {
    code?: string
    fields?: Record<string, string[]>
    retryAfter?: number
  }
  const wait = retryAfter ?? Number(headers.get('retry-after'))
  throw new ApiError(code ?? 'INTERNAL', error?.message ?? valueTexts.somethingWentWrong, fields, wait || undefined)
}

/**
 * Exchanges the refresh cookie for a new access token. A lock lets one tab refresh while the others wait and use its token.
 * Resolves to false if the session is over (then it is cleared) or the server could not be reached (then it is kept).
 */
async function refreshSession(expiredToken: string | null, { isLocked }: Options): Promise<boolean> {
  const refresh = async () => {
    if (storedToken() !== expiredToken) return storedToken() !== null
    const response = await send(REFRESH_SESSION, {}, null, {}).catch(() => null)
    const session = (response?.data as { refreshSession?: Session } | undefined)?.refreshSession
    if (session) storeSession(session)
    else if (response?.errors?.[0]?.extensions?.code === 'UNAUTHENTICATED') endSession()
    return Boolean(session)
  }
  return isLocked ? refresh() : navigator.locks.request(SESSION_LOCK, refresh)
}

type EmbeddedResult = { operation: string; variables: Record<string, unknown>; data: unknown }

let results: EmbeddedResult[] | undefined

/** Returns a query result that the server embedded in the page for anonymous visitors. Each result is used once. */
function takeFirstView(operation: string, variables: object | undefined): unknown {
  results ??= JSON.parse(document.getElementById('first-view')?.textContent ?? '[]') as EmbeddedResult[]
  if (results.length === 0) return undefined
  const wanted = canonical(variables)
  const at = results.findIndex((it) => it.operation === operation && canonical(it.variables) === wanted)
  return at < 0 ? undefined : results.splice(at, 1)[0]!.data
}

/** Variables that are missing, blank, or false count as equal. */
const canonical = (variables: object = {}) =>
  JSON.stringify(variables, (_, value: unknown) =>
    value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, field]) => field !== undefined && field !== null && field !== '' && field !== false)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value,
  )

const WRITE_KEY = 'fungo.write'
const WRITE_LIFETIME_MS = 10_000

/** Stores this tab's last position in the change log, so that the next lists include its write. */
function rememberWrite(token: string) {
  sessionStore.set(WRITE_KEY, JSON.stringify({ token, at: Date.now() }))
}

function recentWrite(): string | null {
  const stored = sessionStore.get(WRITE_KEY)
  if (!stored) return null
  const { token, at }: { token: string; at: number } = JSON.parse(stored)
  if (Date.now() - at < WRITE_LIFETIME_MS) return token
  sessionStore.remove(WRITE_KEY)
  return null
}
