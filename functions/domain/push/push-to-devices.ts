import { sendOnce } from '../../services/mail/send-once.ts'
import { type Push, sendPush } from '../../services/push/send-push.ts'
import { digest } from '../../values/digest.ts'
import { truncate } from '../../values/truncate.ts'
import { pushSubscriptionsOf, removePushSubscription } from './subscriptions.ts'

type Notice = Omit<Push, 'tag'> & { name: string; isUrgent?: boolean }

/** Shows the notice once on each device on which the user turned notifications on. Removes devices whose subscription has ended. */
export async function pushToDevices(
  userID: string,
  { name, title, body, path, isUrgent = false }: Notice,
): Promise<void> {
  const devices = await pushSubscriptionsOf(userID)
  if (devices.length === 0) return
  // Names join IDs, and a push service refuses a push of more than 4 KB.
  const tag = digest(name)
  const push = { title: truncate(title, 150), ...(body && { body: truncate(body, 300) }), path, tag }
  await sendOnce(`push#${name}`, async () => {
    await Promise.all(
      devices.map(async ({ endpoint, p256dh, auth, subscriptionID }) => {
        const isAlive = await sendPush({ endpoint, p256dh, auth }, push, { isUrgent })
        if (!isAlive) await removePushSubscription(userID, subscriptionID)
      }),
    )
  })
}
