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

/** The path of the page by which the side answers in the conversation, without signing in. */
export const replyPath = async (conversationID: string, side: Side) =>
  `/p/reply?${new URLSearchParams({ conversation: conversationID, side, signature: await signature('reply', conversationID, side) })}`

/** Whose link it is, or null when it is not one of ours. */
export async function readReplyLink({ conversation, side, signature: given }: Record<string, string | undefined>) {
  if (!isID(conversation) || (side !== 'family' && side !== 'organizer')) return null
  return (await isSigned(given, 'reply', conversation, side))
    ? { conversationID: conversation, side: side as Side }
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
