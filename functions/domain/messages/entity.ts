import { Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

export type MessageItem = EntityItem<ReturnType<typeof messages>>

/**
 * What an organizer and a family write to each other about an opportunity. They are mailed one by one: no address is in what another
 * gets, and answers come back by a link. A conversation is between the organizer and one family; a message to many is one of its own.
 */
export const messages = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'message', version: '1' },
        attributes: {
          conversationID: { type: 'string', required: true },
          messageID: { type: 'string', required: true },
          opportunityID: { type: 'string', required: true },
          from: { type: ['family', 'organizer'] as const, required: true },
          writtenBy: { type: 'string', required: true },
          /** Who gets it: the families, or the one family of the conversation; nobody where it goes to the organizer. */
          familyIDs: { type: 'list', items: { type: 'string' }, required: true },
          /** Of a message to many. */
          subject: { type: 'string' },
          text: { type: 'string', required: true },
          sentAt: { type: 'string', required: true },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          // A conversation, first message first.
          byConversation: {
            pk: { field: 'pk', composite: ['conversationID'], template: 'conversation#${conversationID}' },
            sk: { field: 'sk', composite: ['messageID'], template: '${messageID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)
