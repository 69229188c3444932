import { mutationOptions, queryOptions } from '@tanstack/react-query'
import * as notificationTexts from '#messages/notifications'
import { query } from '../../api/client.ts'
import { storedSession } from '../../api/stored-session.ts'
import { removeList, storeList } from '../../session/stored-check-ins.ts'
import { hasServiceWorker, registerServiceWorker } from '../../ui/register-service-worker.ts'
import { AddPushSubscriptionDocument, PushDevicesDocument, RemovePushSubscriptionDocument } from './push.generated.ts'

/** No page has that path, so the worker controls no page. */
const SCOPE = '/notifications'

export const canPush = hasServiceWorker && 'PushManager' in window && 'Notification' in window

/** An iPhone or iPad, outside of an app on its Home Screen: only those have a `standalone`, and only their apps can show notifications. */
export const needsHomeScreen = (navigator as { standalone?: boolean }).standalone === false

/** The devices on which the viewer turned notifications on. `isHere`: it is this browser. */
export const pushDevicesQuery = queryOptions({
  queryKey: ['notifications', 'devices'],
  queryFn: async () => {
    const [{ pushKey, pushSubscriptions }, subscription] = await Promise.all([
      query(PushDevicesDocument),
      ownSubscription(),
    ])
    const ownID = subscription && (await idOf(subscription))
    return { key: pushKey, devices: pushSubscriptions.map((it) => ({ ...it, isHere: it.id === ownID })) }
  },
})

/** Asks for the permission, which a browser does only after a click. Does nothing if the user does not give it. */
export const turnOnMutation = mutationOptions({
  mutationFn: async (key: string) => {
    if ((await Notification.requestPermission()) !== 'granted') return
    const registration = await registerServiceWorker(SCOPE)
    if (!registration) throw new Error(notificationTexts.notificationsCouldNotTurned)
    // With the list, the worker goes when somebody else, or nobody, is signed in here.
    storeList(storedSession()!.user.id, SCOPE, { startTime: '9000-01-01T00:00:00Z', endTime: null })
    await add(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  },
})

export const turnOffMutation = mutationOptions({
  mutationFn: async ({ id, isHere }: { id: string; isHere: boolean }) => {
    if (isHere) {
      await (await ownSubscription())?.unsubscribe()
      removeList(storedSession()!.user.id, SCOPE)
    }
    await query(RemovePushSubscriptionDocument, { id })
  },
})

/** Turns notifications on again in this browser, after a new password has turned them off on all devices. */
export async function renewPush(): Promise<void> {
  const subscription = await ownSubscription()
  if (subscription) await add(subscription)
}

const ownSubscription = async () =>
  canPush ? (await navigator.serviceWorker.getRegistration(SCOPE))?.pushManager.getSubscription() : null

async function add(subscription: PushSubscription) {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  await query(AddPushSubscriptionDocument, { input: { endpoint, p256dh, auth, device: deviceName() } })
}

async function idOf({ endpoint }: PushSubscription) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** For example 'Chrome on Android'. The first match counts: Edge also says Chrome, and Chrome also says Safari. */
function deviceName() {
  const named = (names: Record<string, RegExp>, other: string) =>
    Object.entries(names).find(([, pattern]) => pattern.test(navigator.userAgent))?.[0] ?? other
  const browser = named(
    { Edge: /Edg/, Firefox: /Firefox|FxiOS/, Chrome: /Chrom|CriOS/, Safari: /Safari/ },
    notificationTexts.aBrowser,
  )
  const system = named(
    { Android: /Android/, iPhone: /iPhone/, iPad: /iPad/, Mac: /Mac/, Windows: /Windows/ },
    notificationTexts.aComputer,
  )
  return notificationTexts.browserOnSystem({ browser, system })
}
