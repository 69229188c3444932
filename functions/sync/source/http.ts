import * as v from 'valibot'
import type { FeedKind } from '../../domain/sync/entity.ts'
import { digest } from '../../values/digest.ts'
import { type FeedItem, idOf, isRefusal, isTooDeep, readItem } from './items.ts'
import { LOOP, type Page, type PageRequest, type Source, SourceError } from './source.ts'

export const PAGE_SIZE = 500
const MAX_BODY = 10 * 1024 * 1024
const MAX_REDIRECTS = 3

type Feed = { url: string; token: () => Promise<string | null>; timeoutMs?: number }

const envelope = v.object({
  version: v.pipe(v.string(), v.startsWith('1.')),
  source: v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]{1,60}$/)),
  items: v.pipe(v.array(v.unknown()), v.maxLength(10 * PAGE_SIZE)),
  next: v.pipe(v.string(), v.minLength(1)),
})

const transient = (message: string, more: { retryAfter?: number; cause?: unknown } = {}) =>
  new SourceError(message, { isTransient: true, ...more })
const permanent = (message: string) => new SourceError(message, { isTransient: false })

/** The feed of a governing body, version 1, over HTTPS. Links and redirects must stay within its host and path. */
export function httpSource({ url, token, timeoutMs = 20_000 }: Feed): Source {
  const base = new URL(url.endsWith('/') ? url : `${url}/`)

  async function page(request: PageRequest): Promise<Page> {
    const address = request.cursor ? checkedAddress(request.cursor, base, base) : firstPage(base, request)
    const response = await get(address, request.etag)
    if (response.status === 304)
      return { source: '', items: [], refusals: [], isLast: true, next: address.href, etag: request.etag }

    const { source, items: rawItems, next: nextLink } = await body(response)
    // The links of a redirected page are relative to its new URL.
    const reached = new URL(response.url)
    const next = checkedAddress(nextLink, reached, base)
    const isItself = next.href === address.href || next.href === reached.href
    const read = rawItems.map((raw) => readItem(request.kind, raw))
    const isEmpty = rawItems.length === 0
    if (isItself && !isEmpty) throw permanent(LOOP)
    return {
      source,
      items: read.filter((item): item is FeedItem => !isRefusal(item)),
      refusals: read.filter(isRefusal),
      next: next.href,
      isLast: isItself,
      fingerprint: isEmpty ? undefined : fingerprintOf(rawItems),
      etag: response.headers.get('etag') ?? undefined,
    }
  }

  async function get(address: URL, etag: string | undefined, redirects = 0): Promise<Response> {
    const headers: Record<string, string> = { accept: 'application/json' }
    const bearer = await token()
    if (bearer) headers.authorization = `Bearer ${bearer}`
    if (etag) headers['if-none-match'] = etag
    let response: Response
    try {
      response = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    } catch (cause) {
      throw transient('The source did not respond.', { cause })
    }
    const { status } = response
    if (status === 200 || (status === 304 && etag)) return response
    await response.body?.cancel()
    if (status === 304) throw permanent('The source returned 304 (not modified), but nothing was read from it before.')
    if (status < 300) throw permanent(`The source returned ${status} instead of a page.`)
    if (status >= 300 && status < 400) {
      const target = response.headers.get('location')
      if (!target || redirects === MAX_REDIRECTS) throw permanent('Too many redirects.')
      return get(checkedAddress(target, address, base), etag, redirects + 1)
    }
    if (status === 429 || status === 408 || status >= 500)
      throw transient(`The source returned ${status}.`, { retryAfter: retryAfter(response) })
    if (status === 401 || status === 403)
      throw new SourceError('The source rejected the token.', { isTransient: false, isUnauthorized: true })
    throw permanent(`The source returned ${status}.`)
  }

  return { page }
}

/** The address of a link, which must stay within the feed. */
function checkedAddress(link: string, from: URL, base: URL) {
  const address = URL.parse(link, from)
  if (!address)
    throw permanent(`${from.pathname}${from.search} of the source has a link that is not a URL: ${link.slice(0, 80)}`)
  if (address.username || address.password) throw permanent('The source puts a user name or password into its links.')
  if (address.origin !== base.origin || !address.pathname.startsWith(base.pathname))
    throw permanent('The source points to another host.')
  return address
}

function fingerprintOf(rawItems: readonly unknown[]) {
  const shallow = rawItems.map((raw) => (isTooDeep(raw) ? idOf(raw) : raw))
  return digest(JSON.stringify(shallow))
}

function firstPage(base: URL, { kind, state, city }: { kind: FeedKind; state?: string; city?: string }) {
  const address = new URL(`v1/${kind}`, base)
  if (state) address.searchParams.set('state', state)
  if (city) address.searchParams.set('city', city)
  address.searchParams.set('limit', String(PAGE_SIZE))
  return address
}

async function body(response: Response) {
  const text = textOf(await limitedBody(response), response.headers.get('content-type'))
  let json: unknown
  try {
    json = parsed(text)
  } catch (cause) {
    throw transient('Invalid JSON.', { cause })
  }
  const page = v.safeParse(envelope, json)
  if (!page.success)
    throw transient(`The page of the source is not of version 1: ${v.getDotPath(page.issues[0]) ?? 'page'}.`)
  return page.output
}

const stringOrNonNumber = /"(?:[^"\\]|\\.)*"?|-?\b(?:NaN|Infinity)\b/g

/** Also accepts NaN and Infinity, which Python writes, and reads them as null. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!/NaN|Infinity/.test(text)) throw error
    return JSON.parse(text.replace(stringOrNonNumber, (found) => (found.startsWith('"') ? found : 'null')))
  }
}

/** Decodes text with the declared charset, without a byte order mark. Undecodable bytes become U+FFFD, which is rejected in records. */
function textOf(bytes: Uint8Array, contentType: string | null) {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8'
  let decoder: TextDecoder
  try {
    decoder = new TextDecoder(charset)
  } catch {
    throw permanent(`The source declares the unknown charset ${charset.slice(0, 40)}.`)
  }
  return decoder.decode(bytes)
}

async function limitedBody(response: Response) {
  const parts: Uint8Array[] = []
  let size = Number(response.headers.get('content-length') ?? 0)
  if (size <= MAX_BODY) {
    size = 0
    try {
      for await (const part of response.body ?? []) {
        size += part.length
        if (size > MAX_BODY) break
        parts.push(part)
      }
    } catch (cause) {
      throw transient('Connection interrupted.', { cause })
    }
  }
  if (size > MAX_BODY) {
    await response.body?.cancel().catch(() => {})
    throw permanent('A page of the source is larger than 10 MB.')
  }
  return Buffer.concat(parts)
}

function retryAfter(response: Response) {
  const value = response.headers.get('retry-after')
  if (!value) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.ceil(seconds) : undefined
}
