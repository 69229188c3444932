import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photoAddress } from '../../functions/services/media/photo-address.ts'
import { type Cloud, startCloud } from '../../scripts/local/cloud.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { functionFile } from './handlers.ts'

const graphql = functionFile(`
  let calls = 0
  export const handler = async (event) => {
    calls++
    switch (event.queryStringParameters?.do) {
      case 'crash': setTimeout(() => { throw new Error('out of the blue') }); return new Promise(() => {})
      case 'exit': process.exit(3)
      case 'throw': throw new Error('no')
      case 'big': return { statusCode: 200, body: 'x'.repeat(7_000_000) }
      case 'wait': await new Promise((resolve) => setTimeout(resolve, 300)); return { statusCode: 200, body: process.env.TMPDIR }
      case 'binary': return { statusCode: 200, headers: { 'content-type': 'image/png' }, body: 'AAEC', isBase64Encoded: true }
    }
    return { statusCode: 200, headers: { 'x-own': 'yes' }, cookies: ['a=1', 'b=2'], body: JSON.stringify({ event, env: process.env, calls }) }
  }`)
const worker = functionFile(`
  const seen = new Set()
  export const handler = async ({ Records }) => {
    const failed = Records.filter(({ body }) => {
      note(body)
      const again = seen.has(body)
      seen.add(body)
      return body === 'never' || (body === 'second time' && !again)
    })
    if (Records.some(({ body, attributes }) => body === 'slow' && attributes.ApproximateReceiveCount === '1')) await new Promise((resolve) => setTimeout(resolve, 60_000))
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) }
  }`)
const changes = functionFile(`
  export const handler = async ({ Records = [], rebuild }) => {
    if (rebuild) note('rebuild')
    for (const { dynamodb } of Records) note(dynamodb.NewImage.sk.S)
  }`)
const scheduler = functionFile(`export const handler = async (event) => note(JSON.stringify(event))`)
const functions = {
  graphql: graphql.file,
  'sync-worker': worker.file,
  changes: changes.file,
  'sync-scheduler': scheduler.file,
}

const path = temporaryFolder()
let cloud: Cloud

const start = async () => {
  cloud = await startCloud({ dataFolder: path, functions, web: false, env: { HUMAN_CHECK: 'none' }, log: () => {} })
}

beforeAll(start)
afterAll(() => cloud.stop())

const linesOf = ({ notes }: { notes: string }) => readFileSync(notes, 'utf8').split('\n').filter(Boolean)

async function send(...bodies: string[]) {
  const client = new SQSClient({ endpoint: cloud.env.AWS_ENDPOINT_URL_SQS! })
  const Entries = bodies.map((MessageBody, i) => ({ Id: String(i), MessageBody }))
  await client.send(new SendMessageBatchCommand({ QueueUrl: cloud.env.SYNC_QUEUE_URL!, Entries }))
}

async function put(...names: string[]) {
  const client = new DynamoDBClient({ endpoint: cloud.env.AWS_ENDPOINT_URL_DYNAMODB! })
  for (const name of names) {
    const Item = { pk: { S: 'test' }, sk: { S: name }, at: { N: String(Date.now()) } }
    await client.send(new PutItemCommand({ TableName: cloud.env.TABLE_NAME!, Item }))
  }
}

const ask = (path: string, init?: RequestInit) => fetch(`${cloud.url}${path}`, init)

test('a request becomes an HTTP API event', async () => {
  const reply = await ask('/query?a=1&a=2&b=%20x', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Case': 'Kept', cookie: 'one=1; two=2' },
    body: '{"query":"é"}',
  })
  const { event } = (await reply.json()) as { event: Record<string, unknown> }
  expect(event).toMatchObject({
    version: '2.0',
    rawPath: '/query',
    rawQueryString: 'a=1&a=2&b=%20x',
    queryStringParameters: { a: '1,2', b: ' x' },
    cookies: ['one=1', 'two=2'],
    headers: { 'content-type': 'application/json', 'x-case': 'Kept', host: new URL(cloud.url).host },
    requestContext: {
      http: { method: 'POST', path: '/query', sourceIp: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) },
    },
    body: '{"query":"é"}',
    isBase64Encoded: false,
  })
  expect(event.headers).not.toHaveProperty('cookie')
})

test('a binary body arrives in base64', async () => {
  const headers = { 'content-type': 'application/octet-stream' }
  const reply = await ask('/p/x', { method: 'POST', headers, body: new Uint8Array([0, 255]) })
  expect((await reply.json()) as object).toMatchObject({ event: { body: 'AP8=', isBase64Encoded: true } })
})

test('the response of a function is sent unchanged', async () => {
  const reply = await ask('/query')
  expect(reply.headers.get('x-own')).toBe('yes')
  expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  const binary = await ask('/query?do=binary')
  expect(new Uint8Array(await binary.arrayBuffer())).toEqual(new Uint8Array([0, 1, 2]))
})

test('every response has the security headers', async () => {
  for (const path of ['/query', '/', '/media/none.png']) {
    const { headers } = await ask(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src '(self|none)'.*frame-ancestors 'none'/)
  }
})

test('the functions see their own environment and not that of this process', async () => {
  process.env.SECRET_OF_THE_SHELL = 'x'
  const { env } = (await (await ask('/query')).json()) as { env: Record<string, string> }
  expect(env).toMatchObject({ TABLE_NAME: 'fungo', WEB_URL: cloud.url, HUMAN_CHECK: 'none', STAGE: 'local' })
  expect(env).not.toHaveProperty('SECRET_OF_THE_SHELL')
})

test('requests and answers of more than 6 MB are refused', async () => {
  const text = { 'content-type': 'application/json' }
  const refused = await ask('/query', { method: 'POST', headers: text, body: 'x'.repeat(6_400_000) })
  expect(refused.status).toBe(413)
  expect(await refused.json()).toMatchObject({ errors: [{ message: 'Image size must be less than 5MB' }] })
  expect((await ask('/query', { method: 'POST', headers: text, body: 'x'.repeat(6_000_000) })).status).toBe(200)
  expect((await ask('/query?do=big')).status).toBe(502)
})

test('a function that throws or crashes returns 502 and serves the next request', async () => {
  for (const how of ['throw', 'crash', 'exit']) {
    expect((await ask(`/query?do=${how}`)).status).toBe(502)
    expect((await ask('/query')).status).toBe(200)
  }
})

test('concurrent requests run in separate execution environments', async () => {
  const folder = async () => (await ask('/query?do=wait')).text()
  const folders = async () => new Set(await Promise.all([folder(), folder(), folder()])).size
  // The first environment may serve two requests while the others start.
  await expect.poll(folders, { timeout: 15_000 }).toBe(3)
})

test('the schedule resumes a running sync when the cloud starts', () => {
  expect(linesOf(scheduler)).toContain('{"resume":true}')
})

test('only the failed messages of a batch are redelivered', async () => {
  await send('first', 'second time', 'third')
  await cloud.drain()
  expect(linesOf(worker).sort()).toEqual(['first', 'second time', 'second time', 'third'])
})

test('a message whose worker is killed is redelivered', async () => {
  await send('slow')
  while (!linesOf(worker).includes('slow')) await sleep(10)
  await cloud.kill('sync-worker')
  await cloud.drain()
  expect(linesOf(worker).filter((line) => line === 'slow')).toHaveLength(2)
})

test('drain waits until every change has been processed', async () => {
  await put('one', 'two', 'three')
  await cloud.drain()
  expect(linesOf(changes)).toEqual(['one', 'two', 'three'])
})

test('emails are shown in the outbox without running their content', async () => {
  const client = new SESv2Client({ endpoint: cloud.env.AWS_ENDPOINT_URL_SESV2! })
  const html = '<b>Hello</b><script>alert(1)</script>'
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: 'Fungo <no-reply@fungo.example>',
      Destination: { ToAddresses: ['Ann@example.com'] },
      Content: {
        Simple: {
          Subject: { Data: 'Welcome <i>' },
          Body: { Text: { Data: 'See http://localhost/reset?a=1&b=2 now' }, Html: { Data: html } },
          Headers: [{ Name: 'List-Unsubscribe', Value: '<http://localhost/p/u>' }],
        },
      },
    }),
  )
  const [mail] = (await (await ask('/outbox.json?to=ann@example.com')).json()) as { id: string }[]
  expect(mail).toMatchObject({ to: 'Ann@example.com', subject: 'Welcome <i>', html, sentAt: expect.any(String) })
  const page = await (await ask('/outbox')).text()
  expect(page).toContain('Welcome &lt;i&gt;')
  expect(page).toContain('<a href="http://localhost/reset?a=1&amp;b=2">')
  expect(page).not.toContain('<script>')
  expect((await ask(`/outbox/${mail!.id}`)).headers.get('content-security-policy')).toMatch(/^sandbox allow-popups/)
})

/** The signed URL of the object, as the API returns it. */
const signed = (key: string) => photoAddress(key, cloud.env.LINK_SECRET!, new Date())

test('only an uploaded file with a signed URL is served under /media', async () => {
  const s3 = new S3Client({ endpoint: cloud.env.AWS_ENDPOINT_URL_S3! })
  for (const Key of ['media/a/photo.png', 'snapshots/teams']) {
    const object = { Bucket: cloud.env.BUCKET_NAME!, Key, Body: 'picture', ContentType: 'image/png' }
    await s3.send(new PutObjectCommand(object))
  }
  const reply = await ask(signed('media/a/photo.png'))
  expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([200, 'image/png', 'picture'])
  const headers = { 'if-none-match': reply.headers.get('etag')! }
  expect((await ask(signed('media/a/photo.png'), { headers })).status).toBe(304)
  const paths = ['snapshots/teams', 'media/../snapshots/teams', 'media/%2e%2e/snapshots/teams']
  for (const path of ['/media/a/photo.png', ...paths.map((it) => `/${it}`), ...paths.map(signed)]) {
    expect(await rawStatus(path), path).toBe(404)
  }
})

/** Requests the path without the normalization that fetch does. */
function rawStatus(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(cloud.url).port), '127.0.0.1')
    socket.on('error', reject)
    socket.once('data', (text) => {
      resolve(Number(String(text).split(' ')[1]))
      socket.destroy()
    })
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  })
}

test('a restart keeps objects, emails, messages, and the position in the stream', async () => {
  const before = linesOf(changes)
  await send('never')
  await cloud.stop()
  await start()
  await put('after')
  while (linesOf(changes).length === before.length) await sleep(20)
  expect(linesOf(changes)).toEqual([...before, 'after'])
  expect((await ask(signed('media/a/photo.png'))).status).toBe(200)
  expect(cloud.outbox()).toHaveLength(1)
  expect(cloud.messages().waiting + cloud.messages().inFlight).toBeGreaterThan(0)
  const s3 = new S3Client({ endpoint: cloud.env.AWS_ENDPOINT_URL_S3! })
  const object = await s3.send(new GetObjectCommand({ Bucket: cloud.env.BUCKET_NAME!, Key: 'snapshots/teams' }))
  expect(await object.Body!.transformToString()).toBe('picture')
})

test('a second cloud on the same folder is refused', async () => {
  await expect(startCloud({ dataFolder: path, functions: {}, web: false })).rejects.toThrow('is in use')
})
