import type { EntityItem } from 'electrodb'
import { entity, expiring } from '../../store/entity.ts'

export type NotificationItem = EntityItem<ReturnType<typeof notifications>>

/** A notification in the app, in addition to the email. Not in the account's partition, which every request reads. */
// The notifications of a user, oldest first.
export const notifications = entity(
  'notification',
  { byUser: ['notifications#${userID}', '${notificationID}'] },
  () => ({
    createdAt: { type: 'string', required: true },
    readAt: { type: 'string' },
    /** A `StoredText`, as is `text`. */
    subject: { type: 'any', required: true },
    text: { type: 'any', required: true },
    /** The message that it shows, instead of `text`, until the message is deleted. */
    message: {
      type: 'map',
      properties: {
        conversationID: { type: 'string', required: true },
        messageID: { type: 'string', required: true },
        opportunityID: { type: 'string' },
      },
    },
    /** The path on the site that it links to. */
    path: { type: 'string', required: true },
    ...expiring,
  }),
)
