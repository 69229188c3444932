import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The API Gateway event (HTTP API) for a GraphQL document. */
export const queryEvent = (query: string) => ({
  version: '2.0',
  rawPath: '/query',
  rawQueryString: '',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  requestContext: {
    requestId: 'bench',
    http: { method: 'POST', path: '/query', sourceIp: '127.0.0.1', userAgent: 'bench' },
  },
  body: JSON.stringify({ query }),
  isBase64Encoded: false,
})

const invoking = (file: string, query: string) => `
  const { handler } = await import(${JSON.stringify(file)})
  const invoke = async () => {
    const response = await handler(${JSON.stringify(queryEvent(query))})
    if (response.statusCode !== 200 || /"errors"/.test(response.body)) throw new Error(response.body)
  }
  await invoke()`

/** Wall-clock time and CPU time in milliseconds. Only CPU time is reliable on a busy machine. */
export type Time = { clock: number; processor: number }

const PROCESSOR = `
  const processor = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }`

/** How long a new process takes to answer its first event, without a compile cache, like a new Lambda instance. */
export async function firstAnswer(file: string, query: string, environment: Record<string, string>): Promise<Time> {
  const TMPDIR = mkdtempSync(join(tmpdir(), 'fungo-bench-'))
  const script = `
    // Lambda's runtime has opened it by then.
    process.stdout
    ${invoking(file, query)}
    ${PROCESSOR}
    process.stdout.write(JSON.stringify({ clock: performance.now(), processor: processor() }))
    process.exit(0)`
  const env = { ...process.env, ...environment, TMPDIR }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env })
  rmSync(TMPDIR, { recursive: true, force: true })
  return JSON.parse(stdout.match(/\{[^{]*$/)![0])
}

/** Starts a process and warms it up with `warmUp` requests. `time` returns the mean time of further sequential requests. */
export function warmProcess(
  file: string,
  query: string,
  { environment, warmUp }: { environment: Record<string, string>; warmUp: number },
) {
  const script = `${invoking(file, query)}
    ${PROCESSOR}
    for (let i = 1; i < ${warmUp}; i++) await invoke()
    process.send('warm')
    process.on('message', async (requests) => {
      const [start, used] = [performance.now(), processor()]
      for (let i = 0; i < requests; i++) await invoke()
      process.send({ clock: (performance.now() - start) / requests, processor: (processor() - used) / requests })
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process ended with code ${code}.`)
  })
  ended.catch(() => {})
  const message = async () => (await Promise.race([once(child, 'message'), ended]))[0]
  const warm = message()
  return {
    async time(requests: number): Promise<Time> {
      await warm
      const time = message()
      child.send(requests)
      return time
    },
    stop: () => child.kill(),
  }
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
export const medianTime = (times: Time[]): Time => ({
  clock: median(times.map(({ clock }) => clock)),
  processor: median(times.map(({ processor }) => processor)),
})
