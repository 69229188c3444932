import { createHash } from 'node:crypto'
import { queryPartition, transactInBatches, transactWrite } from '../../store/store.ts'
import { parse } from '../../values/parse.ts'
import { userExists } from '../users/entity.ts'
import { type PushSubscriptionItem, pushSubscriptions } from './entity.ts'
import { pushSubscriptionInput } from './validation.ts'

/** The oldest devices beyond it are removed. */
const MAX_DEVICES = 10

type Caller = { userID: string; sessionID: string | null; now: Date }

/** Newest first. */
export async function pushSubscriptionsOf(userID: string): Promise<PushSubscriptionItem[]> {
  const items = await queryPartition(pushSubscriptions().query.byUser({ userID }), true)
  return items.of(pushSubscriptions).sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Repeated for the same browser, it renews the subscription. */
export async function addPushSubscription(input: unknown, { userID, sessionID, now }: Caller) {
  const given = parse(pushSubscriptionInput, input)
  const subscription = {
    ...given,
    userID,
    subscriptionID: createHash('sha256').update(given.endpoint).digest('hex'),
    ...(sessionID && { sessionID }),
    createdAt: now.toISOString(),
  }
  await transactWrite([[pushSubscriptions().put(subscription)], userExists(userID)])
  await remove((await pushSubscriptionsOf(userID)).slice(MAX_DEVICES))
  return subscription
}

export async function removePushSubscription(userID: string, subscriptionID: string): Promise<true> {
  await remove((await pushSubscriptionsOf(userID)).filter((it) => it.subscriptionID === subscriptionID))
  return true
}

/** Removes those of a session that ended, or all. */
export async function removePushSubscriptions(userID: string, sessionID?: string): Promise<void> {
  const stored = await pushSubscriptionsOf(userID)
  await remove(sessionID ? stored.filter((it) => it.sessionID === sessionID) : stored)
}

const remove = (stored: readonly PushSubscriptionItem[]) =>
  transactInBatches(
    stored.map(({ userID, subscriptionID }) => [[pushSubscriptions().delete({ userID, subscriptionID })]]),
  )
