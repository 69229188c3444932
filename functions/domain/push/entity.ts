import type { EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'

export type PushSubscriptionItem = EntityItem<ReturnType<typeof pushSubscriptions>>

/** A device on which a user turned notifications on. */
// The devices of a user.
export const pushSubscriptions = entity(
  'push-subscription',
  { byUser: ['push#${userID}', '${subscriptionID}'] },
  () => ({
    userID: { type: 'string', required: true },
    /** A hash of the endpoint. */
    subscriptionID: { type: 'string', required: true },
    endpoint: { type: 'string', required: true },
    p256dh: { type: 'string', required: true },
    auth: { type: 'string', required: true },
    /** For example 'Chrome on Android'. */
    device: { type: 'string', required: true },
    /** It ends with this session. */
    sessionID: { type: 'string' },
    createdAt: { type: 'string', required: true },
  }),
)
