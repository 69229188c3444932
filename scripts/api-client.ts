import { randomUUID } from 'node:crypto'
import type { Action } from '../functions/services/human-check/human-check.ts'
import { callsWith } from './calls.ts'

export type Session = { token: string; user: { id: string; email: string; name: string; role: string } }

const MIN_WORK = { cost: 1, least: 1, most: 2 }

/**
 * An API client for scripts. Solves human checks and passes on the write token, so that lists include the client's own writes.
 * With the origin's human check secret it creates its own challenges, which take no time.
 */
export function apiClient(origin: string, session: Session | null = null, humanCheckSecret?: string) {
  let seen = ''

  // biome-ignore lint/suspicious/noExplicitAny: answers of ad-hoc documents
  async function send<T = any>(query: string, variables: object = {}): Promise<T> {
    const response = await fetch(`${origin}/query`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(session && { authorization: `Bearer ${session.token}` }),
        ...(seen && { 'x-fungo-seen': seen }),
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ query, variables }),
    })
    seen = response.headers.get('x-fungo-write') ?? seen
    const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] }
    if (errors?.[0]) throw new Error(`${errors[0].message} (${query.trim().split('\n')[0]})`)
    return data
  }

  const calls = callsWith(send)

  /** The proof that a form would send with the action. */
  async function humanProof(action: Action): Promise<string> {
    const humanCheck = await calls.humanCheck({ action }, 'provider challenge')
    if (humanCheck.provider === 'none') return 'none'
    if (humanCheck.provider !== 'altcha') throw new Error(`A program cannot pass the ${humanCheck.provider} check.`)
    if (!humanCheckSecret) return solve(JSON.parse(humanCheck.challenge))
    const { altcha } = await import('../functions/services/human-check/human-check.ts')
    return solve((await altcha(humanCheckSecret, MIN_WORK).challenge!(action, new Date())) as Challenge)
  }

  const signedIn = (session: Session) => ({ ...apiClient(origin, session), session })

  const SESSION = 'token user { id email name role }'

  return {
    ...calls,
    send,
    async signUp(input: { email: string; password: string; name: string; role: string }) {
      return signedIn(await calls.signUp({ input: { ...input, recaptchaToken: await humanProof('submit') } }, SESSION))
    },
    async forgotPassword(email: string) {
      return calls.forgotPassword({ email, recaptchaToken: await humanProof('forgot_password') })
    },
    async login(email: string, password: string, code?: string) {
      const recaptchaToken = await humanProof('login')
      return signedIn(await calls.login({ input: { email, password, code, recaptchaToken } }, SESSION))
    },
  }
}

export type Client = ReturnType<typeof apiClient>

type Challenge = Parameters<typeof import('altcha-lib').solveChallenge>[0]['challenge']

async function solve(challenge: Challenge): Promise<string> {
  const { solveChallenge } = await import('altcha-lib')
  const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2')
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
