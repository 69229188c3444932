import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { sendOnce, wasSent } from '../../services/mail/send-once.ts'
import { isWithinRateLimits, refundUses, type Uses } from '../../services/rate-limits/rate-limits.ts'
import { settings } from '../../services/settings.ts'
import { client, tableName } from '../../store/dynamo.ts'
import { itemKeys } from '../../store/item-keys.ts'
import { ignoreFailedCondition } from '../../store/store.ts'
import { digest } from '../../values/digest.ts'
import { DAY_MS, DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { mailboxOf } from '../../values/mailbox.ts'
import type { UserItem } from '../users/entity.ts'

/** How often one record mails one person within 24 hours. */
const MAILS_OF_RECORD = 3
/** How long a record has to be unchanged before the last of these mails. The longest delay of a queue. */
export const QUIET_SECONDS = 15 * 60
/** An account is new for this long. */
const NEW_MS = 7 * DAY_MS

export type Charged = {
  /** Identifies the mail. */
  name: string
  /** The user ID, or the mailbox of an address that no account has confirmed: whoever signed up with it may not own it. */
  to: string
  isConfirmed: boolean
  /** The record whose state the mail tells. Null if every mail tells something of its own, such as a message. */
  record: string | null
  /** What the mail says, to not say it twice in a row. */
  text: unknown
  /** Who caused it. Null for what admins and Fungo itself send. */
  sender: UserItem | null
  /** Counts for its sender only in a larger number to this person. */
  isUrgent: boolean
  /** Whether the budget postponed it before. */
  isPostponed: boolean
}

/**
 * `sent`, now or before, or not worth sending, because a later mail of the record says more. `postponed`: it must be tried again after
 * `QUIET_SECONDS`. `over`: the sender's or the recipient's budget of the day is used up.
 */
export type Outcome = { result: 'sent' | 'postponed' | 'over'; isRecordOver?: boolean }

/** Sends the mail once, within the budget. This is the only place that decides how many mails people get. */
export async function sendWithinBudget(mail: Charged, send: () => Promise<void>): Promise<Outcome> {
  let outcome: Outcome = { result: 'sent' }
  await sendOnce(mail.name, async () => {
    if (settings.rateLimits === 'off') return send()
    const now = new Date()
    const turn = mail.record === null ? NO_RECORD : await takeTurn(mail, mail.record, now)
    if (turn.is === 'superseded') return
    if (turn.is === 'postponed') {
      outcome = { result: 'postponed', isRecordOver: turn.isOver }
      return false
    }
    const uses = await chargeTo(mail, now)
    if (!uses) {
      await turn.giveBack()
      await sendOnce(overName(mail.name), async () => {})
      outcome = { result: 'over' }
      return
    }
    try {
      await send()
    } catch (error) {
      await Promise.all([turn.giveBack(), ...uses.map((use) => refundUses(use, now))])
      throw error
    }
  })
  return outcome
}

/** The note that a mail was over the budget. It counts as sent, so that it is not tried again. */
const overName = (name: string) => `over#${name}`

/** Whether the mail was over the budget in the last days. */
export const wasOverBudget = (name: string): Promise<boolean> => wasSent(overName(name))

/** Whom a mail to the address counts for. */
export const recipientOf = (email: string, account: UserItem | null): Pick<Charged, 'to' | 'isConfirmed'> =>
  account?.emailVerifiedAt ? { to: account.userID, isConfirmed: true } : { to: mailboxOf(email), isConfirmed: false }

/** Counts the mail for its sender and for an unconfirmed address. Null if one of the limits is reached. */
async function chargeTo({ sender, to, isConfirmed, isUrgent }: Charged, now: Date): Promise<Uses[] | null> {
  const taken: Uses[] = []
  const takes = async (use: Uses) => {
    const isTaken = await isWithinRateLimits(use, now)
    if (isTaken) taken.push(use)
    return isTaken
  }
  const charges = async ({ userID, createdAt }: UserItem) => {
    const pair = `${userID} ${to}`
    if (isUrgent) return takes({ urgentMailByUserToPerson: pair })
    if (!(await takes({ mailByUserToPerson: pair })) || !(await takes({ mailByUser: userID }))) return false
    const isLimited = !isConfirmed && now.getTime() - Date.parse(createdAt) < NEW_MS
    const isFirst = isLimited && (await takes({ strangerByUser: pair }))
    return !isFirst || takes({ strangersByNewUser: userID })
  }
  const isFree = !sender || isAdmin(sender)
  if ((isConfirmed || (await takes({ mailToStranger: to }))) && (isFree || (await charges(sender)))) return taken
  await Promise.all(taken.map((use) => refundUses(use, now)))
  return null
}

const isAdmin = ({ role }: UserItem) => role === 'admin'

/** The mails of the last 24 hours about a record to a person. */
type Turns = {
  revision: number
  times: string[]
  /** The hash of what the last one said. */
  said?: string
  /** The postponed mail with the last state, and since when it waits. */
  waiting?: { name: string; since: string }
}

type Turn = { is: 'superseded' } | { is: 'postponed'; isOver: boolean } | { is: 'taken'; giveBack: () => Promise<void> }
const NO_RECORD: Turn = { is: 'taken', giveBack: async () => {} }

/**
 * Takes one of the three mails of the record to the person within 24 hours. Two are sent at once. The third is postponed until the record has
 * been quiet, and any other until the day is over, so that the last mail always says the last state.
 */
async function takeTurn({ name, to, text, isPostponed }: Charged, record: string, now: Date): Promise<Turn> {
  const Key = itemKeys.mailsOfRecord(digest(`${record} ${to}`))
  const said = digest(JSON.stringify(text))
  for (;;) {
    const { Item } = await client.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
    const before = (Item ?? { revision: 0, times: [] }) as Turns
    const times = before.times.filter((time) => now.getTime() - Date.parse(time) < DAY_MS)
    const isOver = times.length >= MAILS_OF_RECORD
    const { waiting } = before
    if (isPostponed && waiting?.name !== name) return { is: 'superseded' }
    // Undone, or told before.
    const isKnown = times.length > 0 && before.said === said
    if (isKnown && !waiting) return { is: 'superseded' }
    const isQuiet = isPostponed && now.getTime() - Date.parse(waiting!.since) >= QUIET_SECONDS * 1000
    const isSent = !isKnown && (times.length < MAILS_OF_RECORD - 1 || (isQuiet && !isOver))
    const since = isPostponed ? waiting!.since : now.toISOString()
    const after: Turns = {
      revision: before.revision + 1,
      times: isSent ? [...times, now.toISOString()] : times,
      ...(isSent ? { said } : before.said && { said: before.said }),
      ...(!isSent && !isKnown && { waiting: { name, since } }),
    }
    if (!(await put(Key, before, after, now))) continue
    if (isKnown) return { is: 'superseded' }
    if (!isSent) return { is: 'postponed', isOver }
    const giveBack = async () => void (await put(Key, after, { ...before, revision: after.revision + 1 }, now))
    return { is: 'taken', giveBack }
  }
}

/** Returns false if another worker came first. */
async function put(Key: { pk: string; sk: string }, before: Turns, after: Turns, now: Date): Promise<boolean> {
  try {
    await client.send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...Key, ...after, expiresAt: expiresAfter(2 * DAY_SECONDS, now) },
        ConditionExpression: 'attribute_not_exists(pk) OR revision = :revision',
        ExpressionAttributeValues: { ':revision': before.revision },
      }),
    )
    return true
  } catch (error) {
    ignoreFailedCondition(error)
    return false
  }
}
