import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql'
import { auditServer } from 'graphql-http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { handler } from '../../functions/graphql/handler.ts'
import { LIMITS } from '../../functions/graphql/limits/query-limits.ts'
import { log } from '../../functions/services/log.ts'
import { encodeToken, type Token, trackingWrites } from '../../functions/store/change-log/token.ts'
import { client } from '../../functions/store/dynamo.ts'
import { firstIDOf, isID } from '../../functions/values/ids.ts'
import { bodyOf, close, httpServer, listen } from '../../scripts/local/http.ts'
import { httpEvent, sendHTTPResult } from '../../scripts/local/http-event.ts'
import { PAYLOAD_LIMIT } from '../../scripts/local/lambda.ts'
import { asAnonymous } from '../support/as.ts'
import { given } from '../support/given.ts'

let server: Server
let url: string

beforeAll(async () => {
  server = httpServer(async (request, response) => {
    sendHTTPResult(response, await handler(httpEvent(request, await bodyOf(request, PAYLOAD_LIMIT))))
  }, console.error)
  url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/query`
})
afterAll(() => close(server, 0))

/** Sends the raw body, by default with the JSON content type. */
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

async function ask(query: string, variables: object = {}) {
  const answer = await post(JSON.stringify({ query, variables }))
  return (await answer.json()) as { data?: unknown; errors?: { message: string; extensions: { code: string } }[] }
}

test('the API follows the GraphQL over HTTP specification, except for GET', async () => {
  const results = await auditServer({ url })
  const failed = results.filter(({ status }) => status !== 'ok')
  expect(results.length).toBeGreaterThan(50)
  // 5A70, D6D5, and 6A70 test GET, which is optional and not supported here.
  expect(failed.map(({ id }) => id).sort()).toEqual(['5A70', '6A70', 'D6D5'])
  expect(failed.every(({ name }) => name.startsWith('MAY'))).toBe(true)
})

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const answer = await fetch(url, { method, headers: { origin: 'https://elsewhere.example' } })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('POST')
  expect(await answer.text()).toBe('')
})

test('responses are not cached, carry the request ID, and are not readable by other origins', async () => {
  const answers = await Promise.all([
    post('{"query":"{ __typename }"}', { origin: 'https://elsewhere.example' }),
    post('{"query":"{"}'),
    post('{'),
    fetch(url),
  ])
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{10,}$/)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(answers.length)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'an operation sent as %s, as an HTML form of another site can, is refused',
  async (type) => expect((await post('{"query":"{ __typename }"}', { 'content-type': type })).status).toBe(415),
)

test.each(['', '{"query":', 'null', '5', '[]', '[{"query":"{ __typename }"}]', '{}', '{"query":5}'])(
  'the body %j is refused as input',
  async (body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  },
)

const nested = (depth: number): string => (depth === 1 ? 'name' : `name team { ${nestedIn(depth - 1)} }`)
const nestedIn = (depth: number): string => (depth === 1 ? 'name' : `name events { ${nested(depth - 1)} }`)
const many = (count: number, text: (i: number) => string) => Array.from({ length: count }, (_, i) => text(i)).join(' ')

test.each([
  [
    'deep',
    LIMITS.depth,
    'The query is 9 levels deep; 8 are allowed.',
    (size: number) => `{ event(id: "none") { ${nested(size - 1)} } }`,
  ],
  [
    'full of aliases',
    LIMITS.aliases,
    'The query has 16 aliases; 15 are allowed.',
    (size: number) => `{ adminStats { ${many(size, (i) => `a${i}: totalTeams`)} } }`,
  ],
  [
    'full of aliases in fragments',
    LIMITS.aliases - 1,
    'The query has 16 aliases; 15 are allowed.',
    (size: number) =>
      `{ a: __typename adminStats { ...counts } } fragment counts on AdminStats { ${many(size, (i) => `a${i}: totalTeams`)} }`,
  ],
  [
    'wide',
    LIMITS.rootFields,
    'The query has 11 root fields; 10 are allowed.',
    (size: number) => `{ ${many(size, () => 'teamsCount')} }`,
  ],
])('a query that is too %s is refused', async (_, most, message, document) => {
  expect((await ask(document(most))).errors).toBeUndefined()
  expect((await ask(document(most + 1))).errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }])
})

test('a request can have one mutation', async () => {
  const { errors } = await ask('mutation { signOut again: signOut }')
  expect(errors).toMatchObject([{ message: 'The mutation has 2 root fields; 1 is allowed.' }])
})

test.each(['{"query":', '{"query":"{ nothing }"}', '{"query":"{ teams(sport: CURLING) { id } }"}'])(
  'the body %j is refused in Spanish to a browser that prefers it',
  async (body) =>
    expect(await (await post(body, { 'accept-language': 'es-MX,es;q=0.9' })).json()).toMatchObject({
      errors: [{ message: 'La solicitud no es válida. Revise la dirección de la página.' }],
    }),
)

test('a document has at most two thousand tokens', async () => {
  const { errors } = await ask(`{ ${'__typename '.repeat(LIMITS.tokens)} }`)
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  expect(errors![0]!.message).toContain('2000 tokens')
})

test('a request with 100,000 invalid values in a variable is refused after the first ones', async () => {
  const query = 'mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) }'
  const { data, errors } = await ask(query, { ids: Array(100_000).fill({}) })
  expect(data).toBeUndefined()
  expect(errors!.length).toBeLessThan(100)
}, 10_000)

test('a lone surrogate is replaced before it is stored', async () => {
  const answer = await post(
    '{"query":"query ($name: String!) { teamsCount(search: $name) }","variables":{"name":"\\ud800"}}',
  )
  expect(await answer.json()).toEqual({ data: { teamsCount: 0 } })
})

test.each([
  [{ latitude: 1e300, longitude: 0 }, 'A latitude is from -90 to 90 and a longitude from -180 to 180.'],
  [{ latitude: 30, longitude: -200 }, 'A latitude is from -90 to 90 and a longitude from -180 to 180.'],
  [{ latitude: 30, longitude: -97, within: 0 }, 'Enter a distance of more than 0 and up to 12,500 miles.'],
  [{ latitude: 30, longitude: -97, within: 1e300 }, 'Enter a distance of more than 0 and up to 12,500 miles.'],
])('a near filter at %j is refused', async (near, message) => {
  for (const list of ['teams', 'events', 'opportunities']) {
    const { errors } = await ask(`query ($near: NearInput) { ${list}(near: $near) { id } }`, { near })
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', fields: { near: [message] } } }])
  }
})

test('every write returns its change log position to the writer', async () => {
  const writes: Token = {}
  await trackingWrites(writes, () => given.user())
  expect(isID(writes.write)).toBe(true)
})

test.each([
  ['a team', 'query ($id: ID!) { team(id: $id) { name contacts { id } events { id name } } }'],
  ['a list', '{ teams { id name description } }'],
  ['the seasons', '{ seasons { id } }'],
])('a caller who has just written reads %s with consistent reads, others do not', async (_, query) => {
  const { id } = await given.team()
  const reads = new Set<boolean | undefined>()
  const note = (input: object) => {
    const asked = 'RequestItems' in input ? Object.values(input.RequestItems as object) : [input]
    // Reads of the change log are always consistent.
    if (!JSON.stringify(input).includes('log#')) for (const { ConsistentRead } of asked) reads.add(ConsistentRead)
  }
  client.middlewareStack.add(
    (next) => (args) => {
      note(args.input)
      return next(args)
    },
    { step: 'initialize', name: 'reads' },
  )
  const send = (writtenAt: number) =>
    post(JSON.stringify({ query, variables: { id } }), { 'x-fungo-seen': `w${firstIDOf(writtenAt)}` })
  expect((await send(Date.now())).status).toBe(200)
  expect([...reads]).toEqual([true])
  reads.clear()
  expect((await send(Date.now() - 60_000)).status).toBe(200)
  expect([...reads]).toEqual([false])
  client.middlewareStack.remove('reads')
})

test('the details of a fault are logged and not returned', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  client.middlewareStack.add(
    () => async () => {
      throw new Error('The key of pat@fungo.example is too long')
    },
    { step: 'initialize', name: 'broken' },
  )
  const [answer, inSpanish] = await Promise.all(
    ['en-US,en', 'es-US,es;q=0.9'].map((language) =>
      post('{"query":"{ seasons { id } }"}', { 'accept-language': language }),
    ),
  ).finally(() => client.middlewareStack.remove('broken'))
  const { errors, ...rest } = await answer!.json()
  expect(rest).toEqual({ data: null })
  expect(errors).toEqual([
    {
      message: 'Something went wrong. Please try again.',
      locations: expect.anything(),
      path: ['seasons'],
      extensions: { code: 'INTERNAL' },
    },
  ])
  expect((await inSpanish!.json()).errors).toMatchObject([
    { message: 'Algo salió mal. Inténtelo de nuevo.', extensions: { code: 'INTERNAL' } },
  ])
  expect(logged).toHaveBeenCalledTimes(2)
  expect(logged).toHaveBeenCalledWith('A resolver failed.', {
    requestID: answer!.headers.get('x-request-id'),
    error: expect.any(Error),
  })
  logged.mockRestore()
})

test('a refusal is not logged as an error, and its input is not logged at all', async () => {
  const lines = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn'), vi.spyOn(log, 'info')]
  await post('{"query":"query ($page: Int) { teams(page: $page) { id } }","variables":{"page":"pat@fungo.example"}}')
  await post('{"query":"{ teams(page: \\"pat@fungo.example\\") { id } }"}')
  await post('{"query":"{ teams(search: \\"pat@fungo.example\\", page: 0) { id } }"}')
  await post('{"query":"pat@fungo.example')
  expect(JSON.stringify(lines.map(({ mock }) => mock.calls))).not.toContain('pat@')
  expect(lines[0]!.mock.calls).toEqual([])
  for (const line of lines) line.mockRestore()
})

test('long responses are compressed by Accept-Encoding, and a page of teams is less than 2 KB', async () => {
  const writes: Token = {}
  // Sequential, since the token has the newest position and could cover a write that commits later.
  await trackingWrites(writes, async () => {
    for (let i = 0; i < 20; i++) await given.team({ name: `Compressed Cardinals ${i}` })
  })
  const PAGE =
    '{ teams(search: "Compressed Cardinals") { id name locationCity state claimedBy sport createdAt divisions { id } } }'
  const event = (acceptEncoding: string, query = PAGE) =>
    handler({
      ...httpEvent(
        { url: '/query', method: 'POST', headers: {}, headersDistinct: {}, socket: {} } as never,
        Buffer.from(''),
      ),
      headers: {
        'content-type': 'application/json',
        'accept-encoding': acceptEncoding,
        'x-fungo-seen': encodeToken(writes),
      },
      body: JSON.stringify({ query }),
      isBase64Encoded: false,
    })
  const plain = await event('identity')
  expect([plain.headers!['content-encoding'], plain.isBase64Encoded]).toEqual([undefined, undefined])
  for (const [accepted, encoding, decode] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ] as const) {
    const { headers, body, isBase64Encoded } = await event(accepted)
    expect([headers!['content-encoding'], isBase64Encoded]).toEqual([encoding, true])
    const bytes = Buffer.from(body!, 'base64')
    expect(JSON.parse(decode(bytes).toString())).toEqual(JSON.parse(plain.body!))
    expect(bytes.length).toBeLessThan(2048)
  }
  expect((await event('br', '{ __typename }')).headers).not.toHaveProperty('content-encoding')
})

const written = buildSchema(readFileSync('schema.graphql', 'utf8'))
const sorted = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema))

test('introspection returns the full schema.graphql', async () => {
  const { data } = await asAnonymous().ask(getIntrospectionQuery())
  expect(sorted(buildClientSchema(data as never))).toBe(sorted(written))
})
