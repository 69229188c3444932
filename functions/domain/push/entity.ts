import type { EntityItem } from 'electrodb'
import { entity, required } from '../../store/entity.ts'

export type PushSubscriptionItem = EntityItem<ReturnType<typeof pushSubscriptions>>

/** A device on which a user turned notifications on. */
// The devices of a user.
export const pushSubscriptions = entity(
  'push-subscription',
  { byUser: ['push#${userID}', '${subscriptionID}'] },
  () => ({
    ...required('string', 'endpoint', 'p256dh', 'auth', 'createdAt'),
    /** A hash of the endpoint. */
    subscriptionID: { type: 'string', required: true },
    /** For example 'Chrome on Android'. */
    device: { type: 'string', required: true },
    /** It ends with this session. */
    sessionID: { type: 'string' },
  }),
)
