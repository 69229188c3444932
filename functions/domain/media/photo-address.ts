import { createHmac } from 'node:crypto'
import { isSameSecret } from '../signature.ts'

/** An address is good for two to three steps: pages of one minute share what the browser has loaded. In seconds. */
const STEP = 10 * 60

/** What is signed; the CDN's own check says the same (`infra/website.ts`). */
const signature = (path: string, until: string, secret: string) =>
  createHmac('sha256', secret).update(`media#${path}#${until}`).digest('base64url')

/** The signed URL of a photo for a viewer who may see it. It expires within half an hour. */
export function photoAddress(key: string, secret: string, now: Date): string {
  const path = `/${key}`
  const until = String((Math.floor(now.getTime() / 1000 / STEP) + 3) * STEP)
  return `${path}?${new URLSearchParams({ until, signature: signature(path, until, secret) })}`
}

/** Whether the address is one of ours and still good. */
export function isPhotoAddress(address: string, secret: string, now: Date): boolean {
  const [path = '', query = ''] = address.split('?')
  const given = new URLSearchParams(query)
  const until = given.get('until') ?? ''
  return (
    Number(until) * 1000 > now.getTime() && isSameSecret(signature(path, until, secret), given.get('signature') ?? '')
  )
}
