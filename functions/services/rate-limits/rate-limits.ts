import { createHash } from 'node:crypto'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../../store/dynamo.ts'
import { itemKeys } from '../../store/item-keys.ts'
import { updateIf } from '../../store/update-if.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../../values/durations.ts'
import { Refusal } from '../../values/errors.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import type { Text } from '../../values/messages/text.ts'
import { settings } from '../settings.ts'

/** Counts one use of each limit. Refuses with the time to wait if a limit is exceeded. */
export async function enforceRateLimits(uses: Uses, now: Date) {
  const retryAfter = await secondsToWait(uses, now)
  if (retryAfter > 0) throw new Refusal('RATE_LIMITED', tooManyAttempts(retryAfter), { retryAfter })
}

/** Counts one use and returns whether it is within the limits. */
export const isWithinRateLimits = async (uses: Uses, now: Date) => (await secondsToWait(uses, now)) === 0

/** Takes back uses counted at the same `now`, because successes do not count. */
export async function refundUses(uses: Uses, now: Date) {
  await Promise.all(countersOf(uses, now).map((it) => count(it, -1, 'used > :none', { ':none': 0 })))
}

/** Counts uses without refusing any. */
export async function countUses(uses: Uses, now: Date) {
  await Promise.all(countersOf(uses, now).map((it) => count(it, 1)))
}

/** Whether the limit is used up. Does not count a use. */
export async function isLimitReached(name: LimitName, who: string, now: Date): Promise<boolean> {
  const used = countersOf({ [name]: who }, now).map(async ({ Key, limit }) => {
    const { Item } = await client.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
    return Number(Item?.used ?? 0) >= limit
  })
  return (await Promise.all(used)).includes(true)
}

async function secondsToWait(uses: Uses, now: Date): Promise<number> {
  const waits = countersOf(uses, now).map(async (it) => {
    const isCounted = await count(it, 1, 'attribute_not_exists(used) OR used < :limit', { ':limit': it.limit })
    return isCounted ? 0 : it.end - Math.floor(now.getTime() / 1000)
  })
  return Math.max(0, ...(await Promise.all(waits)))
}

export type Uses = Partial<Record<LimitName, string>>

type Counter = { Key: { pk: string; sk: string }; end: number; limit: number }

/** The counters of the fixed windows that contain `now`. Their keys have a hash instead of the subject. None if rate limits are off. */
function countersOf(uses: Uses, now: Date): Counter[] {
  if (settings.rateLimits === 'off') return []
  return Object.entries(uses).flatMap(([name, who]) => {
    const subject = createHash('sha256').update(who).digest('base64url').slice(0, 22)
    return limits[name as LimitName].map(({ count, seconds }: Window) => {
      const end = (Math.floor(now.getTime() / 1000 / seconds) + 1) * seconds
      return { Key: itemKeys.rate(name, subject, seconds, end), end, limit: count }
    })
  })
}

/** Returns null if the condition fails. A plain item, because an entity would cost every cold start more than this one write. */
const count = ({ Key, end }: Counter, by: number, condition?: string, values: Record<string, number> = {}) =>
  updateIf({
    Key,
    UpdateExpression: 'ADD used :by SET expiresAt = :end',
    ConditionExpression: condition,
    ExpressionAttributeValues: { ':by': by, ':end': end, ...values },
  })

export const tooManyAttempts =
  (seconds: number): Text =>
  (locale) =>
    seconds < 90
      ? requestTexts.tooManyAttempts(seconds)(locale)
      : seconds < 90 * 60
        ? refusalTexts.tooManyAttemptsSeconds(Math.ceil(seconds / 60))(locale)
        : refusalTexts.tooManyAttemptsHours(Math.ceil(seconds / (60 * 60)))(locale)

/** At most `count` times in any window of `seconds`, per subject. */
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
  strangerByUser: [perDay(1)],
  strangersByNewUser: [perDay(15)],
  rosterImportByUser: [perHour(30), perDay(60)],
  teamMemberByUser: [perHour(100)],
} satisfies Record<string, Window[]>

export type LimitName = keyof typeof limits
