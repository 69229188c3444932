import http from 'node:http'
import https from 'node:https'
import { log } from '../log.ts'
import { settings } from '../settings.ts'
import { lookupPublic, NotPublic } from './public-host.ts'
import { vapidKeys } from './vapid-keys.ts'

/** What the browser of a device gave: the address at its push service, and the keys that only the device can decrypt with. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** `path` is the path on the site that it opens. A device shows only the last push of a `tag`. */
export type Push = { title: string; body?: string; path: string; tag: string }

type Options = { isUrgent: boolean }

const TTL_SECONDS = 24 * 60 * 60
const TIMEOUT_MS = 4_000

/**
 * Encrypts the push for the device and sends it to its push service. Returns false if the subscription has ended. A push that fails otherwise
 * is not sent again: the endpoint is the device's choice, and retries would hold up the emails and app notices of everyone else.
 */
export async function sendPush(target: PushTarget, push: Push, { isUrgent }: Options): Promise<boolean> {
  const { endpoint, ...keys } = target
  try {
    const { buildPushPayload } = await import('@block65/webcrypto-web-push')
    const { headers, body } = await buildPushPayload(
      { data: JSON.stringify(push), options: { ttl: TTL_SECONDS, urgency: isUrgent ? 'high' : 'normal' } },
      { endpoint, expirationTime: null, keys },
      { subject: settings.webURL, ...(await vapidKeys()) },
    )
    const status = await post(endpoint, headers, body)
    if (status === 404 || status === 410) return false
    if (status >= 300) log.warn('A push service refused a push.', { host: new URL(endpoint).host, status })
  } catch (error) {
    if (error instanceof NotPublic) return false
    log.warn('A push could not be sent.', { host: new URL(endpoint).host, error: error as Error })
  }
  return true
}

/** Returns the status. Redirects are not followed. */
async function post(endpoint: string, headers: Record<string, string>, body: Uint8Array): Promise<number> {
  const url = settings.pushReceiver ? localURL(endpoint, settings.pushReceiver) : new URL(endpoint)
  const { request } = url.protocol === 'https:' ? https : http
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers, signal, family: 4, lookup: lookupPublic }, (response) => {
      resolve(response.statusCode!)
      response.destroy()
    })
      .on('error', reject)
      .end(body)
  })
}

function localURL(endpoint: string, receiver: string) {
  const { pathname, search } = new URL(endpoint)
  return new URL(pathname + search, receiver)
}
