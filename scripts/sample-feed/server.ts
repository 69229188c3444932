// A sample governing body's feed: npm run feed -- [--port N] [--host ADDRESS] [--token T] [--teams N] [--events N] [--players N]
// [--contacts N] [--misbehave KIND]
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { FEED_KINDS, type FeedKind } from '../../functions/domain/sync/entity.ts'
import type { FeedRecord, Records, StoredRecord } from './feed-record.ts'
import { demoSizes, type Sizes, sampleRecords } from './sample-records.ts'

/** How a source can fail, for one response. */
export type FeedFault = keyof typeof faults

export type SampleFeedOptions = {
  port?: number
  /** The address to listen on. Defaults to loopback. */
  host?: string
  token?: string
  source?: string
  sizes?: Partial<Sizes>
  /** The maximum page size, whatever limit the request has. */
  pageSize?: number
  /** The charset of the responses. `utf-8-with-bom` adds a byte order mark. */
  charset?: 'latin1' | 'utf-8-with-bom'
  /** Sources sort as their databases do; `next` is then an offset. */
  order?: (a: FeedRecord, b: FeedRecord) => number
  /** Every page with records is followed by an empty page. */
  hasGaps?: boolean
  /** After the last record come empty pages, each with a new `next`. */
  isEndless?: boolean
  /** Called before each response with the number of the request. */
  faultOf?: (request: number, kind: FeedKind) => FeedFault | undefined
  /** The header of a busy response. */
  retryAfter?: string
}

type FeedPage = { version: string; source: string; items: FeedRecord[]; next: string }
type RewritePage = (page: FeedPage, url: URL) => FeedPage

const MAX_LIMIT = 500

/** Serves generated records as a version 1 feed. `add` and `remove` change it as a live source would. */
export async function startSampleFeed(options: SampleFeedOptions = {}) {
  const token = options.token ?? randomBytes(18).toString('base64url')
  const sizes = { ...demoSizes, ...options.sizes }
  const records = await sampleRecords(sizes, new Date())
  const order = options.order
  const inOrder = order ? (a: StoredRecord, b: StoredRecord) => order(a.record, b.record) : byTime
  for (const kind of FEED_KINDS) records[kind].sort(inOrder)
  let faultOf = options.faultOf
  let rewritePage: RewritePage | undefined
  let requests = 0
  let newest = Math.max(0, ...FEED_KINDS.map((kind) => Date.parse(records[kind].at(-1)?.record.modified ?? '') || 0))

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://feed')
    const kind = FEED_KINDS.find((each) => url.pathname === `/v1/${each}`)
    if (!kind) return send(response, 404, { error: 'There is no such page.' })
    if (request.headers.authorization !== `Bearer ${token}`)
      return send(response, 401, { error: 'The token is missing or wrong.' })

    const page = pageOf(records[kind], url, options)
    const body = rewritePage?.(page, url) ?? page
    const wrong = faultOf?.(requests++, kind)
    if (wrong) return faults[wrong]({ response, body, url, retryAfter: options.retryAfter ?? '1' })
    const text = `${options.charset === 'utf-8-with-bom' ? '\uFEFF' : ''}${JSON.stringify(body)}`
    const etag = `"${createHash('sha1')
      .update(JSON.stringify([body.items, body.next]))
      .digest('base64url')}"`
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end()
    const isLatin1 = options.charset === 'latin1'
    const type = isLatin1 ? 'application/json; charset=ISO-8859-1' : 'application/json'
    response.writeHead(200, { 'content-type': type, etag }).end(Buffer.from(text, isLatin1 ? 'latin1' : 'utf8'))
  }

  type Version = { id: string; data: Record<string, unknown>; modified?: string }

  /** Adds a record at the end of the feed, as a change made now. */
  function add(kind: FeedKind, { id, data, modified = now() }: Version) {
    put(kind, { id, state: 'updated', modified, data })
  }

  function remove(kind: FeedKind, id: string) {
    put(kind, { id, state: 'deleted', modified: now() })
  }

  /** Adds a version of a record next to existing ones, like a source whose pages change while they are read. */
  function append(kind: FeedKind, { id, data, modified = now() }: Version) {
    push(kind, { id, state: 'updated', modified, data })
  }

  function put(kind: FeedKind, record: Omit<FeedRecord, 'kind'>) {
    records[kind] = records[kind].filter((each) => each.record.id !== record.id)
    push(kind, record)
  }

  function push(kind: FeedKind, record: Omit<FeedRecord, 'kind'>) {
    records[kind].push({ record: { ...record, kind: kind.slice(0, -1) as FeedRecord['kind'] } })
    records[kind].sort(inOrder)
  }

  function now() {
    newest = Math.max(newest + 1, Date.now())
    return new Date(newest).toISOString()
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    records: records as Readonly<Records>,
    add,
    append,
    remove,
    setFault: (rule: SampleFeedOptions['faultOf']) => {
      faultOf = rule
    },
    /** Changes every page before it is sent. */
    setRewrite: (how: RewritePage | undefined) => {
      rewritePage = how
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

/** The page of the records that the address asks for. */
function pageOf(all: StoredRecord[], url: URL, options: SampleFeedOptions) {
  const ask = (name: string) => url.searchParams.get(name) ?? ''
  const limit = options.pageSize ?? Math.min(MAX_LIMIT, Math.max(1, Number(ask('limit')) || MAX_LIMIT))
  const items: FeedRecord[] = []
  const next = new URL(url)
  const isGap = ask('gap') !== ''
  const first = options.order ? Number(ask('at')) : firstAfter(all, ask('updatedSince'), ask('afterId'))
  let at = first
  for (; at < all.length && items.length < limit && !isGap; at++) {
    const { record, place } = all[at]!
    const isOutside =
      place &&
      ((ask('state') && place.state !== ask('state')) ||
        (ask('city') && place.city.toLowerCase() !== ask('city').toLowerCase()))
    if (!isOutside) items.push(record)
  }
  const last = items.at(-1)
  next.searchParams.delete('gap')
  if (last && options.hasGaps) next.searchParams.set('gap', 'yes')
  if (!last && !isGap && options.isEndless) next.searchParams.set('nonce', randomBytes(6).toString('hex'))
  if (last && options.order) next.searchParams.set('at', String(at))
  else if (last) {
    next.searchParams.set('updatedSince', last.modified)
    next.searchParams.set('afterId', last.id)
  }
  return {
    version: '1.0',
    source: options.source ?? 'sample',
    license: 'Invented records, free to use.',
    generatedAt: new Date().toISOString(),
    items,
    next: `${next.pathname}${next.search}`,
  }
}

function byTime({ record: a }: StoredRecord, { record: b }: StoredRecord) {
  if (a.modified !== b.modified) return a.modified < b.modified ? -1 : 1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

function firstAfter(all: StoredRecord[], modified: string, id: string) {
  let from = 0
  let to = all.length
  while (from < to) {
    const middle = (from + to) >> 1
    const { record } = all[middle]!
    const isAfter = record.modified > modified || (record.modified === modified && record.id > id)
    if (isAfter) to = middle
    else from = middle + 1
  }
  return from
}

const send = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

type Wrong = { response: ServerResponse; body: object; url: URL; retryAfter: string }

const sendText = (response: ServerResponse, text: string, type = 'application/json') =>
  response.writeHead(200, { 'content-type': type }).end(text)

const faults = {
  error: ({ response }) => send(response, 500, { error: 'Out of order.' }),
  // Like Python's json module.
  'not-a-number': ({ response, body }) =>
    sendText(response, JSON.stringify(body).replace(/"(lat|lon)":[-\d.]+/g, '"$1":NaN')),
  busy: ({ response, retryAfter }) =>
    send(response, 429, { error: 'Too many requests.' }, { 'retry-after': retryAfter }),
  html: ({ response }) => sendText(response, '<!doctype html><h1>Down for maintenance</h1>', 'text/html'),
  half: ({ response, body }) => {
    const text = JSON.stringify(body)
    sendText(response, text.slice(0, text.length / 2))
  },
  slow: async ({ response, body }) => {
    await sleep(3_000, undefined, { ref: false })
    send(response, 200, body)
  },
  redirect: ({ response, url }) => response.writeHead(302, { location: `${url.pathname}${url.search}&moved=1` }).end(),
  'redirect-away': ({ response }) => response.writeHead(302, { location: 'http://localhost:9/v1/teams' }).end(),
  loop: ({ response, body, url }) => send(response, 200, { ...body, next: `${url.pathname}${url.search}` }),
  huge: ({ response, body }) => send(response, 200, { ...body, padding: 'x'.repeat(11 * 1024 * 1024) }),
  'hang-up': ({ response }) => response.destroy(),
  'not-found': ({ response }) => send(response, 404, { error: 'Gone.' }),
  'no-content': ({ response }) => response.writeHead(204).end(),
  'not-modified': ({ response }) => response.writeHead(304).end(),
  'next-with-password': ({ response, body, url }) =>
    send(response, 200, { ...body, next: `http://user:password@${url.host}${url.pathname}?at=1` }),
  'next-invalid': ({ response, body }) => send(response, 200, { ...body, next: 'http://' }),
  'unknown-charset': ({ response, body }) =>
    sendText(response, JSON.stringify(body), 'application/json; charset=klingon'),
  'wrong-shape': ({ response }) => send(response, 200, { items: 'none' }),
} satisfies Record<string, (wrong: Wrong) => unknown>

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string' },
      token: { type: 'string' },
      teams: { type: 'string' },
      events: { type: 'string' },
      players: { type: 'string' },
      contacts: { type: 'string' },
      /** Every fifth response fails in this way. */
      misbehave: { type: 'string' },
    },
  })
  const wrong = values.misbehave as FeedFault | undefined
  const feed = await startSampleFeed({
    port: Number(values.port),
    host: values.host,
    token: values.token,
    sizes: Object.fromEntries(FEED_KINDS.flatMap((kind) => (values[kind] ? [[kind, Number(values[kind])]] : []))),
    faultOf: wrong && ((request) => (request % 5 === 2 ? wrong : undefined)),
  })
  console.log(`The sample feed answers at ${feed.url}/v1/teams with the token ${feed.token}`)
}
