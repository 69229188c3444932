import type { Context } from './context.ts'
import { mediaSecretOf } from './http/origin-proof.ts'
import { createLoader } from './reads/loader.ts'

/** The context of a request. What is not given is as for a visitor without cookies. */
export const createContext = (given: Pick<Context, 'requestID'> & Partial<Context>): Context => ({
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
