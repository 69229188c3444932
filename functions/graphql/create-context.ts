import { decodeToken } from '../store/change-log/token.ts'
import { acceptedLocale } from '../values/messages/locale.ts'
import type { Context } from './context.ts'
import { mediaSecretOf } from './http/origin-proof.ts'
import { createLoader } from './reads/loader.ts'
import { viewerOf } from './viewer.ts'

type Given = Pick<Context, 'requestID'> & Partial<Context>

/** The context of a request. What is not given is as for a visitor without cookies. */
export const createContext = (given: Given): Context => ({
  viewer: null,
  bearer: null,
  sessionID: null,
  isBlocked: false,
  isExpired: false,
  now: new Date(),
  locale: 'en',
  ip: async () => '127.0.0.1',
  idempotencyKey: null,
  seen: {},
  sessionCookie: null,
  setSessionCookie: () => {},
  device: null,
  setDevice: () => {},
  mediaSecret: () => mediaSecretOf({}),
  load: createLoader(),
  ...given,
})

/** The context of a request with these headers. */
export async function contextOf(headers: Record<string, string | undefined>, given: Given): Promise<Context> {
  const load = createLoader()
  return createContext({
    ...(await viewerOf(headers.authorization, load)),
    locale: acceptedLocale(headers['accept-language']),
    idempotencyKey: headers['idempotency-key']?.slice(0, 128) || null,
    seen: decodeToken(headers['x-fungo-seen']),
    load,
    ...given,
  })
}
