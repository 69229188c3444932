import type { Page, Worker } from 'playwright-core'
import type { Push } from '../../functions/services/push/send-push.ts'
import { origin, until } from './browser.ts'
import { subscriptionOf } from './push-receiver.ts'

type Shown = { title: string; tag: string; data: string }

/** Lets the page turn on notifications. The browser of the tests reaches no push service, so the page gets the subscription of a local one. */
export async function allowPush(page: Page, id: string) {
  await page.context().grantPermissions(['notifications'], { origin })
  await page.addInitScript((given) => {
    const { endpoint, p256dh, auth } = given
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', 'yes')
      return subscription
    }
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? subscription : null)
  }, subscriptionOf(id))
}

/** Delivers the push to the service worker by the browser's own event. Returns what the worker shows, and the worker. */
export async function deliver(page: Page, { title, body, path, tag }: Push): Promise<{ shown: Shown; worker: Worker }> {
  const worker = page
    .context()
    .serviceWorkers()
    .find((it) => it.url() === `${origin}/service-worker.js`)!
  // This browser has no notifications to show, so the worker records them.
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    registration.showNotification = async (shownTitle, { tag, data } = {}) => {
      Object.assign(self, { shown: { title: shownTitle, tag, data } })
    }
  })
  const devtools = await page.context().newCDPSession(page)
  const registrationID = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${origin}/notifications`)
      if (found) resolve(found.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationID,
    data: JSON.stringify({ title, body, path, tag }),
  })
  const shown = await until(
    () => worker.evaluate(() => (self as unknown as { shown?: Shown }).shown),
    'the notification',
  )
  return { shown, worker }
}
