import { createHmac } from 'node:crypto'
import { isSameSecret } from '../signature.ts'

/**
 * Expiry times are rounded to steps, in seconds. URLs are valid for two to three steps, so pages loaded within one step share cached
 * photos.
 */
const STEP = 10 * 60

/** The signature of a photo URL. The CDN checks the same signature (`infra/website.ts`). */
const signature = (path: string, until: string, secret: string) =>
  createHmac('sha256', secret).update(`media#${path}#${until}`).digest('base64url')

/** The signed URL of a photo, for a viewer who may see it. It expires within half an hour. */
export function photoAddress(key: string, secret: string, now: Date): string {
  const path = `/${key}`
  const until = String((Math.floor(now.getTime() / 1000 / STEP) + 3) * STEP)
  return `${path}?${new URLSearchParams({ until, signature: signature(path, until, secret) })}`
}

/** Whether the URL has a valid signature and has not expired. */
export function isPhotoAddress(address: string, secret: string, now: Date): boolean {
  const [path = '', query = ''] = address.split('?')
  const given = new URLSearchParams(query)
  const until = given.get('until') ?? ''
  return (
    Number(until) * 1000 > now.getTime() && isSameSecret(signature(path, until, secret), given.get('signature') ?? '')
  )
}
