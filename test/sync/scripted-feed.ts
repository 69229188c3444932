import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FEED_KINDS, type FeedKind } from '../../functions/domain/sync/entity.ts'

export type RawItem = { id: unknown; kind?: string; state: string; modified: string; data?: unknown }

/** `{ raw: '…' }` is sent as the text: JSON that JSON.stringify cannot write. */
const RAW = /\{"raw":("(?:[^"\\]|\\.)*")\}/g

/** Starts a feed that serves exactly the pages that the test sets. Every fourth request to a flaky one fails. */
export async function startScriptedFeed(source: string, isFlaky = false) {
  let requests = 0
  const pages = new Map<FeedKind, RawItem[][]>()
  const server = createServer((request, response) => {
    if (isFlaky && requests++ % 4 === 1) return response.writeHead(500).end()
    const url = new URL(request.url!, 'http://feed')
    const kind = FEED_KINDS.find((each) => url.pathname === `/v1/${each}`)!
    const page = Number(url.searchParams.get('page') ?? 0)
    const ofKind = pages.get(kind) ?? []
    const items = ofKind[page] ?? []
    const next = items.length > 0 ? `/v1/${kind}?page=${page + 1}` : `${url.pathname}${url.search}`
    response.writeHead(200, { 'content-type': 'application/json' })
    const body = JSON.stringify({ version: '1.0', source, license: '', generatedAt: '', items, next })
    response.end(body.replace(RAW, (_, text) => JSON.parse(text)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'scripted',
    pages,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
