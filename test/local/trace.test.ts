import { spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { newID } from '../../functions/values/ids.ts'
import { buildStale } from '../../scripts/local/build.ts'

const bundle = join(import.meta.dirname, '../../dist/functions/graphql/index.mjs')
const daemon = createSocket('udp4')
type Subsegment = { id: string; parent_id: string; trace_id: string; annotations?: object; aws?: { operation: string } }
const heard: Subsegment[] = []

beforeAll(async () => {
  await buildStale({ web: false, say: () => {} })
  daemon.on('message', (message) => heard.push(JSON.parse(String(message).split('\n')[1]!)))
  daemon.bind(0, '127.0.0.1')
  await once(daemon, 'listening')
})
afterAll(() => daemon.close())

/** Runs the bundle in a process with the environment of Lambda, which handles the requests one after the other. */
function answer(...requests: { requestID: string; trace: string }[]) {
  const events = requests.map(({ requestID, trace }) => ({ trace, event: eventOf(requestID) }))
  const script = `
    const { handler } = await import(${JSON.stringify(bundle)})
    for (const { trace, event } of ${JSON.stringify(events)}) await new Promise((done) => setImmediate(async () => {
      process.env._X_AMZN_TRACE_ID = trace
      const { statusCode, body } = await handler(event)
      if (statusCode !== 200 || body.includes('errors')) throw new Error(body)
      done()
    }))
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: {
      ...process.env,
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
      POWERTOOLS_TRACE_ENABLED: 'true',
      AWS_XRAY_DAEMON_ADDRESS: `127.0.0.1:${daemon.address().port}`,
      LAMBDA_TASK_ROOT: '/var/task',
      _HANDLER: 'index.handler',
    },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  onTestFinished(() => void child.kill())
}

const eventOf = (requestID: string) => ({
  rawPath: '/query',
  headers: { 'content-type': 'application/json', accept: 'application/json', 'x-amz-cf-id': `cdn-${requestID}` },
  requestContext: { requestId: requestID, http: { method: 'POST', path: '/query', sourceIp: '127.0.0.1' } },
  body: JSON.stringify({ query: `{ team(id: "${newID()}") { id } }` }),
})

const ROOT = '1-5759e988-bd862e3fe1be46a99427279'
const traceOf = (at: number, sampled: 0 | 1) => `Root=${ROOT}${at};Parent=557abcec3ee5a04${at};Sampled=${sampled}`

test('a sampled request has an X-Ray trace with its DynamoDB calls, and others have none', async () => {
  answer(
    { requestID: 'first', trace: traceOf(1, 1) },
    { requestID: 'second', trace: traceOf(2, 0) },
    { requestID: 'third', trace: traceOf(3, 1) },
  )
  await vi.waitFor(() => expect(heard).toHaveLength(6), 10_000)
  const traced = heard.filter(({ annotations }) => annotations)
  expect(traced).toMatchObject([
    { trace_id: `${ROOT}1`, annotations: { requestID: 'first', cdnRequestID: 'cdn-first' } },
    { trace_id: `${ROOT}3`, annotations: { requestID: 'third', cdnRequestID: 'cdn-third' } },
  ])
  for (const { id, trace_id } of traced) {
    const calls = heard.filter(({ parent_id }) => parent_id === id)
    // For a missing team, the GetItem looks for a merge.
    expect(calls).toMatchObject(
      ['Query', 'GetItem'].map((operation) => ({ trace_id, aws: { operation, request_id: expect.any(String) } })),
    )
  }
})
