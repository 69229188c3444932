import { createHash } from 'node:crypto'
import { requireHuman } from '../../services/human-check/human-check.ts'
import { renderEmail } from '../../services/mail/email-template.ts'
import { sendMail } from '../../services/mail/mail.ts'
import { ipNetwork } from '../../services/rate-limits/ip-network.ts'
import { enforceRateLimits } from '../../services/rate-limits/rate-limits.ts'
import { settings } from '../../services/settings.ts'
import { isLinkSignature, linkSignature } from '../../services/signature.ts'
import { find } from '../../store/store.ts'
import { DAY_MS } from '../../values/durations.ts'
import { parse } from '../../values/parse.ts'
import { teamName, watchName } from '../../values/watch-names.ts'
import { teams } from '../teams/entity.ts'
import { WATCH_KINDS, type WatchKind } from './entity.ts'
import { createWatch, subjectOf } from './service.ts'
import { visitorInput } from './validation.ts'

const LINK_DAYS = 2

/** What a visitor asks for. It is in the link that confirms the address, and not stored before. */
type WatchRequest = { kind: WatchKind; subject: string; isDaily: boolean; email: string }
type Input = { kind: WatchKind; filters?: string | null; teamID?: string | null; isDaily?: boolean | null }
type Attempt = { recaptchaToken?: string | null; address: string; now: Date }

/** The key of a visitor's watches does not show the address. */
const visitorID = (email: string) => `visitor-${createHash('sha256').update(email).digest('hex').slice(0, 32)}`

/** Emails the link that starts the watch. The email has no text of whoever typed the address. The caller checks that the team exists. */
export async function requestWatch(input: Input, { recaptchaToken, address, now }: Attempt): Promise<true> {
  const { email } = parse(visitorInput, input)
  const request = { kind: input.kind, subject: subjectOf(input, { email }), isDaily: input.isDaily ?? false, email }
  await requireHuman('submit', { token: recaptchaToken, address, now })
  await enforceRateLimits({ watchAtAddress: ipNetwork(address), watchForEmail: email }, now)
  await sendMail({
    to: email,
    ...renderEmail({
      subject: 'Confirm what you watch on Fungo',
      locale: 'en',
      paragraphs: ["Someone asked us to email this address about what's new on Fungo. If that was you, start it here:"],
      link: { label: 'See and start it', url: await watchLink(request, now) },
      ending: `This link ends after ${LINK_DAYS} days. If you didn't ask, ignore this email: we don't keep your address.`,
    }),
  })
  return true
}

const signed = ({ kind, subject, isDaily, email }: WatchRequest, until: string) =>
  ['watch', kind, isDaily ? 'daily' : 'now', until, subject, email] as const

async function watchLink(request: WatchRequest, now: Date) {
  const until = String(now.getTime() + LINK_DAYS * DAY_MS)
  const { kind, subject, isDaily, email } = request
  const signature = await linkSignature(...signed(request, until))
  return `${settings.webURL}/p/watch?${new URLSearchParams({ kind, subject, email, until, ...(isDaily && { daily: 'yes' }), signature })}`
}

/** What the link asks for. Null if its signature is wrong or it has expired. */
export async function readWatchLink(
  { kind, subject = '', email = '', until = '', daily, signature }: Record<string, string | undefined>,
  now: Date,
): Promise<WatchRequest | null> {
  const known = WATCH_KINDS.find((it) => it === kind)
  if (!known || !(Number(until) > now.getTime())) return null
  const request = { kind: known, subject, isDaily: daily === 'yes', email }
  return (await isLinkSignature(signature, ...signed(request, until))) ? request : null
}

export const nameOfRequest = async (request: WatchRequest) =>
  request.kind === 'TEAM' ? teamName(await find(teams, { teamID: request.subject }), 'en') : watchName(request, 'en')

export const confirmWatch = ({ kind, subject, isDaily, email }: WatchRequest, now: Date) =>
  createWatch({ ownerID: visitorID(email), email }, { kind, filters: subject, teamID: subject, isDaily }, now)
