import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../../store/dynamo.ts'
import { itemKeys } from '../../store/item-keys.ts'
import { updateIf } from '../../store/update-if.ts'
import { digest } from '../../values/digest.ts'
import { DAY_SECONDS, expiresAfter, HOUR_SECONDS } from '../../values/durations.ts'
import { Refusal } from '../../values/errors.ts'
import { mailboxOf } from '../../values/mailbox.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import type { Text } from '../../values/messages/text.ts'
import { settings } from '../settings.ts'

/** Counts one use of each limit. Refuses with the time to wait, and counts none, if a limit is exceeded. */
export async function enforceRateLimits(uses: Uses, now: Date) {
  const retryAfter = await secondsToWait(uses, now)
  if (retryAfter > 0) throw new Refusal('RATE_LIMITED', tooManyAttempts(retryAfter), { retryAfter })
}

/** Counts one use and returns whether it is within the limits. */
export const isWithinRateLimits = async (uses: Uses, now: Date) => (await secondsToWait(uses, now)) === 0

/** Takes back uses counted at the same `now`, because successes do not count. */
export async function refundUses(uses: Uses, now: Date) {
  await Promise.all(countersOf(uses, now).map((it) => it.refund()))
}

/** Counts uses without refusing any. */
export async function countUses(uses: Uses, now: Date) {
  await Promise.all(countersOf(uses, now).map((it) => it.count()))
}

/** Whether the limit is used up. Does not count a use. */
export async function isLimitReached(name: LimitName, who: string, now: Date): Promise<boolean> {
  return (await Promise.all(countersOf({ [name]: who }, now).map((it) => it.isReached()))).includes(true)
}

async function secondsToWait(uses: Uses, now: Date): Promise<number> {
  const counters = countersOf(uses, now)
  const waits = await Promise.all(counters.map((it) => it.take()))
  const longest = Math.max(0, ...waits)
  // Else impatient attempts within an hour would use up the day.
  if (longest > 0) await Promise.all(counters.filter((_, at) => waits[at] === 0).map((it) => it.refund()))
  return longest
}

export type Uses = Partial<Record<LimitName, string>>

type Counter = {
  /** Counts a use if that is within the limit. Returns the seconds to wait if it is not. */
  take(): Promise<number>
  refund(): Promise<unknown>
  count(): Promise<unknown>
  isReached(): Promise<boolean>
}
type Key = { pk: string; sk: string }

/** The counters that contain `now`. Their keys have a hash instead of the subject. None if rate limits are off. */
function countersOf(uses: Uses, now: Date): Counter[] {
  if (settings.rateLimits === 'off') return []
  return Object.entries(uses).flatMap(([name, who]) => {
    const subject = digest(OF_MAILBOXES.has(name) ? mailboxOf(who) : who)
    return limits[name as LimitName].map((window) =>
      window.seconds === DAY_SECONDS
        ? rollingCounter(itemKeys.rate(name, subject, 'rolling'), window, now)
        : fixedCounter((end) => itemKeys.rate(name, subject, `${window.seconds}#${end}`), window, now),
    )
  })
}

async function read(Key: Key) {
  const { Item } = await client.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
  return Item as { used?: number; times?: number[] } | undefined
}

/** Counts in the minute or hour of the clock. A plain item, because an entity would cost every cold start more than this one write. */
function fixedCounter(keyOf: (end: number) => Key, { count: limit, seconds }: Window, now: Date): Counter {
  const end = (Math.floor(now.getTime() / 1000 / seconds) + 1) * seconds
  const Key = keyOf(end)
  const add = (by: number, condition?: string, values: Record<string, number> = {}) =>
    updateIf({
      Key,
      UpdateExpression: 'ADD used :by SET expiresAt = :end',
      ConditionExpression: condition,
      ExpressionAttributeValues: { ':by': by, ':end': end, ...values },
    })
  return {
    async take() {
      const isCounted = await add(1, 'attribute_not_exists(used) OR used < :limit', { ':limit': limit })
      return isCounted ? 0 : end - Math.floor(now.getTime() / 1000)
    },
    refund: () => add(-1, 'used > :none', { ':none': 0 }),
    count: () => add(1),
    isReached: async () => ((await read(Key))?.used ?? 0) >= limit,
  }
}

/**
 * Counts in the 24 hours before now. A day of the clock would end in the evening in the US, and allow twice as much around that time. The
 * item has the times of the uses, which are more than the limit at no time, and those of earlier days until it is full.
 */
function rollingCounter(Key: Key, { count: limit, seconds }: Window, now: Date): Counter {
  const add = (condition?: string, values: Record<string, number> = {}) =>
    updateIf({
      Key,
      UpdateExpression: 'SET times = list_append(if_not_exists(times, :none), :now), expiresAt = :end',
      ConditionExpression: condition,
      ExpressionAttributeValues: {
        ':none': [],
        ':now': [now.getTime()],
        ':end': expiresAfter(seconds, now),
        ...values,
      },
    })
  /** Returns null if another use came first. */
  const replace = (before: number[], after: number[]) =>
    updateIf({
      Key,
      UpdateExpression: 'SET times = :after',
      ConditionExpression: 'times = :before',
      ExpressionAttributeValues: { ':before': before, ':after': after },
    })
  const since = now.getTime() - seconds * 1000
  const timesOf = async () => (await read(Key))?.times ?? []
  return {
    async take() {
      for (;;) {
        if (await add('attribute_not_exists(times) OR size(times) < :limit', { ':limit': limit })) return 0
        const times = await timesOf()
        const counted = times.filter((time) => time > since).sort((a, b) => a - b)
        if (counted.length >= limit) return Math.ceil((counted.at(-limit)! - since) / 1000)
        await replace(times, counted)
      }
    },
    async refund() {
      for (;;) {
        const times = await timesOf()
        const at = times.lastIndexOf(now.getTime())
        if (at < 0 || (await replace(times, times.toSpliced(at, 1)))) return
      }
    },
    count: () => add(),
    isReached: async () => (await timesOf()).filter((time) => time > since).length >= limit,
  }
}

export const tooManyAttempts =
  (seconds: number): Text =>
  (locale) =>
    seconds < 90
      ? requestTexts.tooManyAttempts(seconds)(locale)
      : seconds < 90 * 60
        ? refusalTexts.tooManyAttemptsSeconds(Math.ceil(seconds / 60))(locale)
        : refusalTexts.tooManyAttemptsHours(Math.ceil(seconds / (60 * 60)))(locale)

/** At most `count` times in a minute or an hour of the clock, or in any 24 hours, per subject. */
export type Window = { count: number; seconds: number }

const perMinute = (count: number): Window => ({ count, seconds: 60 })
const perHour = (count: number): Window => ({ count, seconds: HOUR_SECONDS })
const perDay = (count: number): Window => ({ count, seconds: DAY_SECONDS })

/**
 * The rate limits. Limits per account and IP address are low. Limits per IP address leave room for a school or a club. Guesses from many
 * addresses require more proof of work instead: see `sign-in-limits.ts`.
 */
export const limits = {
  loginOfEmailAtAddress: [perMinute(5), perHour(20)],
  loginOnDevice: [perMinute(5), perHour(20)],
  loginOfEmail: [perHour(20)],
  /** Wrong codes of an authenticator app. At this rate, guessing one takes years. */
  loginCodeOfUser: [perHour(10), perDay(30)],
  /** Audit log entries about failed attempts. */
  loginLogOfEmail: [perHour(1)],
  loginAtAddress: [perHour(300)],
  signUpAtAddress: [perHour(5)],
  forgotPasswordOfEmail: [perHour(3), perDay(6)],
  forgotPasswordAtAddress: [perHour(30)],
  codeAtAddress: [perHour(30)],
  // With that of the sign-up. By address, which may be a stranger's: an account can be deleted and made again.
  verificationForEmail: [perDay(4)],
  passwordChangeOfUser: [perHour(10)],
  totpOfUser: [perHour(10)],
  createByUser: [perHour(30)],
  // Changes that others are notified of.
  changeByUser: [perHour(500)],
  calendarByUser: [perHour(100)],
  pushByUser: [perHour(30)],
  watchByUser: [perHour(60)],
  watchAtAddress: [perHour(10)],
  claimByUser: [perDay(5)],
  // Each team counts whose contacts' addresses are read.
  contactsByUser: [perHour(30), perDay(60)],
  pickerByUser: [perHour(60)],
  contactInvitationForEmail: [perDay(3)],
  invitationByUser: [perDay(20)],
  /** Asks and invitations to guest play, whoever sends them. */
  askOfFamily: [perDay(2)],
  reportByUser: [perDay(20)],
  reportAtAddress: [perHour(10)],
  reportForEmail: [perDay(3)],
  questionByUser: [perDay(10)],
  messageByUser: [perDay(10)],
  replyInConversation: [perDay(20)],
  // Each row of a roster import counts.
  familyInvitationByUser: [perDay(60)],
  // The budget of mails: see `domain/notifications/mail-budget.ts`.
  mailToStranger: [perDay(3)],
  mailByUser: [perDay(200)],
  mailByUserToPerson: [perDay(6)],
  urgentMailByUserToPerson: [perDay(12)],
  strangerByUser: [perDay(1)],
  strangersByNewUser: [perDay(15)],
  rosterImportByUser: [perHour(30), perDay(60)],
  teamMemberByUser: [perHour(100)],
  // One less than the alarm of broken visits takes, in the same five minutes.
  visitAtAddress: [{ count: 4, seconds: 300 }],
} satisfies Record<string, Window[]>

export type LimitName = keyof typeof limits

/** The limits of emails to an address, which all spellings of the address share. */
const OF_MAILBOXES = new Set<string>([
  'contactInvitationForEmail',
  'forgotPasswordOfEmail',
  'mailToStranger',
  'reportForEmail',
  'verificationForEmail',
] satisfies LimitName[])
