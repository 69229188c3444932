import type { EntityItem } from 'electrodb'
import { entity, expiring, optional, required } from '../../store/entity.ts'

export type MessageItem = EntityItem<ReturnType<typeof messages>>

/**
 * Messages between an organizer and a family about an opportunity, or from the organizer of an event to teams that entered. Each recipient
 * gets a separate email without other addresses. A conversation is between the organizer and one family, who reply through a link. A message
 * to many starts its own, and has no such link.
 */
// A conversation, oldest message first.
export const messages = entity(
  'message',
  { byConversation: ['conversation#${conversationID}', '${messageID}'] },
  () => ({
    ...required('string', 'writtenBy', 'text', 'sentAt'),
    /** What it is about. */
    ...optional('string', 'opportunityID', 'eventID'),
    from: { type: ['family', 'organizer'] as const, required: true },
    /** The recipients: the families, the owners and managers of the teams, or the one family of the conversation. Empty for a message to the organizer. */
    familyIDs: { type: 'list', items: { type: 'string' }, required: true },
    /** Only for a message to many. */
    subject: { type: 'string' },
    ...expiring,
  }),
)
