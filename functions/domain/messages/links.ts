import { createHmac, timingSafeEqual } from 'node:crypto'
import { isID } from '../ids.ts'
import { getSecret } from '../secrets.ts'
import type { MessageItem } from './entity.ts'

type Side = MessageItem['from']

const signature = async (...parts: string[]) =>
  createHmac('sha256', await getSecret('LINK_SECRET'))
    .update(parts.join('#'))
    .digest('base64url')

async function isSigned(given: string | undefined, ...parts: string[]) {
  const [expected, actual] = [Buffer.from(await signature(...parts)), Buffer.from(given ?? '')]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

type ReplyLink = { conversationID: string; side: Side; userID: string }

/** The path of the page by which the user answers for the side in the conversation, without signing in. */
export const replyPath = async ({ conversationID, side, userID }: ReplyLink) =>
  `/p/reply?${new URLSearchParams({ conversation: conversationID, side, user: userID, signature: await signature('reply', conversationID, side, userID) })}`

/** Whose link it is, or null when it is not one of ours. */
export async function readReplyLink({
  conversation,
  side,
  user,
  signature: given,
}: Record<string, string | undefined>): Promise<ReplyLink | null> {
  if (!isID(conversation) || !isID(user) || (side !== 'family' && side !== 'organizer')) return null
  return (await isSigned(given, 'reply', conversation, side, user))
    ? { conversationID: conversation, side, userID: user }
    : null
}

/** The path of the page by which who got the message reports it to the admins. */
export const reportPath = async ({ conversationID, messageID }: Pick<MessageItem, 'conversationID' | 'messageID'>) =>
  `/p/report?${new URLSearchParams({ conversation: conversationID, message: messageID, signature: await signature('report', conversationID, messageID) })}`

export async function readReportLink({ conversation, message, signature: given }: Record<string, string | undefined>) {
  if (!isID(conversation) || !isID(message)) return null
  return (await isSigned(given, 'report', conversation, message))
    ? { conversationID: conversation, messageID: message }
    : null
}
