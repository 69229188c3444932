import { createHash } from 'node:crypto'
import { requireHuman } from '../../services/human-check/human-check.ts'
import { renderEmail } from '../../services/mail/email-template.ts'
import { linkIn } from '../../services/mail/links.ts'
import { sendMail } from '../../services/mail/mail.ts'
import { ipNetwork } from '../../services/rate-limits/ip-network.ts'
import { enforceRateLimits } from '../../services/rate-limits/rate-limits.ts'
import { isLinkSignature, linkSignature } from '../../services/signature.ts'
import { isHidden } from '../../store/records/hidden.ts'
import { find } from '../../store/store.ts'
import { DAY_MS } from '../../values/durations.ts'
import { type Locale, localeNamed } from '../../values/messages/locale.ts'
import { mailTexts } from '../../values/messages/mail.ts'
import { parse } from '../../values/parse.ts'
import { teamName, watchName } from '../../values/watch-names.ts'
import { teams } from '../teams/entity.ts'
import { WATCH_KINDS, type WatchKind } from './entity.ts'
import { createWatch, subjectOf } from './service.ts'
import { visitorInput } from './validation.ts'

const LINK_DAYS = 2

/** What a visitor asks for. It is in the link that confirms the address, and not stored before. */
type WatchRequest = { kind: WatchKind; subject: string; isDaily: boolean; email: string; locale: Locale }
type Input = { kind: WatchKind; filters?: string | null; teamID?: string | null; isDaily?: boolean | null }
type Attempt = { recaptchaToken?: string | null; address: string; now: Date; locale: Locale }

/** The key of a visitor's watches does not show the address. */
const visitorID = (email: string) => `visitor-${createHash('sha256').update(email).digest('hex').slice(0, 32)}`

/** Emails the link that starts the watch. The email has no text of whoever typed the address. The caller checks that the team exists. */
export async function requestWatch(input: Input, { recaptchaToken, address, now, locale }: Attempt): Promise<true> {
  const { email } = parse(visitorInput, input)
  const { kind, isDaily } = input
  const request = { kind, subject: subjectOf(input, { email }), isDaily: isDaily ?? false, email, locale }
  await requireHuman('submit', { token: recaptchaToken, address, now })
  await enforceRateLimits({ watchAtAddress: ipNetwork(address), mailToStranger: email }, now)
  await sendMail({
    to: email,
    ...renderEmail({
      locale,
      subject: mailTexts.confirmWatch(locale),
      paragraphs: [mailTexts.someoneAskedToWatch(locale)],
      link: { label: mailTexts.seeAndStart(locale), url: await watchLink(request, now) },
      ending: mailTexts.linkEndsAfterDays(LINK_DAYS)(locale),
    }),
  })
  return true
}

const signed = ({ kind, subject, isDaily, email, locale }: WatchRequest, until: string) =>
  ['watch', kind, isDaily ? 'daily' : 'now', until, subject, email, locale] as const

async function watchLink(request: WatchRequest, now: Date) {
  const until = String(now.getTime() + LINK_DAYS * DAY_MS)
  const { kind, subject, isDaily, email, locale } = request
  const signature = await linkSignature(...signed(request, until))
  return linkIn(
    locale,
    `/p/watch?${new URLSearchParams({ kind, subject, email, until, ...(isDaily && { daily: 'yes' }), signature })}`,
  )
}

/** What the link asks for. Null if its signature is wrong or it has expired. */
export async function readWatchLink(
  { kind, subject = '', email = '', until = '', lang, daily, signature }: Record<string, string | undefined>,
  now: Date,
): Promise<WatchRequest | null> {
  const known = WATCH_KINDS.find((it) => it === kind)
  if (!known || !(Number(until) > now.getTime())) return null
  const request = { kind: known, subject, isDaily: daily === 'yes', email, locale: localeNamed(lang) }
  return (await isLinkSignature(signature, ...signed(request, until))) ? request : null
}

export async function nameOfRequest(request: WatchRequest): Promise<string> {
  if (request.kind !== 'TEAM') return watchName(request, request.locale)
  const team = await find(teams, { teamID: request.subject })
  return teamName(team && !isHidden(team) ? team : null, request.locale)
}

export const confirmWatch = ({ kind, subject, isDaily, email, locale }: WatchRequest, now: Date) =>
  createWatch({ ownerID: visitorID(email), email, locale }, { kind, filters: subject, teamID: subject, isDaily }, now)
