import { Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

export type NotificationItem = EntityItem<ReturnType<typeof notifications>>

/** What a user is told in the app, beside the email. Apart from the account's own partition, which every request reads. */
export const notifications = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'notification', version: '1' },
        attributes: {
          userID: { type: 'string', required: true },
          notificationID: { type: 'string', required: true },
          subject: { type: 'string', required: true },
          text: { type: 'string', required: true },
          /** Where it leads, on the site. */
          path: { type: 'string', required: true },
          createdAt: { type: 'string', required: true },
          readAt: { type: 'string' },
          /** In seconds. */
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          // What a user was told, oldest first.
          byUser: {
            pk: { field: 'pk', composite: ['userID'], template: 'notifications#${userID}' },
            sk: { field: 'sk', composite: ['notificationID'], template: '${notificationID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)
