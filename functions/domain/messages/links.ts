import { isLinkSignature, linkSignature } from '../../services/signature.ts'
import { isID } from '../../values/ids.ts'
import type { MessageItem } from './entity.ts'

type Side = MessageItem['from']

type ReplyLink = { conversationID: string; side: Side; userID: string }

/** The path of the page where the user replies in the conversation, for one side, without sign-in. */
export const replyPath = async ({ conversationID, side, userID }: ReplyLink) =>
  `/p/reply?${new URLSearchParams({ conversation: conversationID, side, user: userID, signature: await linkSignature('reply', conversationID, side, userID) })}`

/** Returns the conversation, side, and user of the link, or null if the signature is invalid. */
export async function readReplyLink({
  conversation,
  side,
  user,
  signature,
}: Record<string, string | undefined>): Promise<ReplyLink | null> {
  if (!isID(conversation) || !isID(user) || (side !== 'family' && side !== 'organizer')) return null
  return (await isLinkSignature(signature, 'reply', conversation, side, user))
    ? { conversationID: conversation, side, userID: user }
    : null
}

/** The path of the page where the recipient reports the message to the admins. */
export const reportPath = async ({ conversationID, messageID }: Pick<MessageItem, 'conversationID' | 'messageID'>) =>
  `/p/report?${new URLSearchParams({ conversation: conversationID, message: messageID, signature: await linkSignature('report', conversationID, messageID) })}`

export async function readReportLink({ conversation, message, signature }: Record<string, string | undefined>) {
  if (!isID(conversation) || !isID(message)) return null
  return (await isLinkSignature(signature, 'report', conversation, message))
    ? { conversationID: conversation, messageID: message }
    : null
}
