// Runs the local clouds of one test worker, one after the other. Usage: node cloud-process.ts TEMPLATE_FOLDER FEED_URL FEED_TOKEN
import { once } from 'node:events'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { functionNames } from '../../functions/manifest.ts'
import { apiClient } from '../../scripts/api-client.ts'
import { bundleOf } from '../../scripts/bundle.ts'
import { type Cloud, startCloud } from '../../scripts/local/cloud.ts'
import { MEMORY } from '../../scripts/local/memory.ts'
import { DEMO_PASSWORD, seedDemo } from '../../scripts/seed.ts'
import { breakableProxy } from './breakable-proxy.ts'
import { people } from './demo-people.ts'
import type { TestCloud } from './local-cloud.ts'

const [template = '', FEED_URL, FEED_TOKEN] = process.argv.slice(2)
type Running = { cloud: Cloud; feed: Feed; pushes: Server; dataFolder: string; handle: Omit<TestCloud, 'browser'> }
type Feed = Awaited<ReturnType<typeof breakableProxy>>
const SESSIONS = 'tmp-sessions.json'

if (!existsSync(template)) {
  // The demo is also loaded where admins need two-step sign-in.
  const { cloud, feed, pushes } = await start(template, { ADMIN_TOTP: 'required' })
  await seedDemo(cloud)
  await keepSessions(cloud)
  await cloud.stop()
  await feed.stop()
  pushes.close()
}
const running: Running[] = []
let next = startCopy()
process.on('message', async (message: 'next' | { alerts: object }) => {
  if (message !== 'next') {
    const run = running[0]!.cloud.invoke('alerts', message.alerts)
    return void process.send!(await run.then(() => 'done', String))
  }
  const ended = running.splice(0)
  const given = await next
  running.push(given)
  process.send!(given.handle)
  // Start the cloud of the next test file while this one runs.
  next = startCopy()
  await Promise.all(ended.map(end))
})
process.send!('ready')

await once(process, 'disconnect')
await Promise.all([...running, await next].map(end))
process.exit()

async function startCopy(): Promise<Running> {
  const dataFolder = await mkdtemp(join(MEMORY, 'fungo-test-'))
  await cp(template, dataFolder, { recursive: true })
  const sessions = JSON.parse(await readFile(join(dataFolder, SESSIONS), 'utf8'))
  const started = await start(dataFolder)
  return { ...started, handle: { ...started.handle, sessions } }
}

/** Logs the demo accounts in once, since their sessions are valid in every copy of the template. */
async function keepSessions({ url, env }: Cloud) {
  const visitor = apiClient(url, null, env.HUMAN_CHECK_SECRET)
  const sessions = await Promise.all(
    Object.values(people).map(async ({ email }) => {
      const { session } = await visitor.login(email, DEMO_PASSWORD)
      return [email, session] as const
    }),
  )
  await writeFile(join(template, SESSIONS), JSON.stringify(Object.fromEntries(sessions)))
}

/** Starts Fungo on the data folder as `npm start` does, with a sync worker that can be made to fail. */
async function start(dataFolder: string, env: Record<string, string> = {}) {
  const poison = join(dataFolder, 'poison')
  const stall = join(dataFolder, 'stall')
  const outage = join(dataFolder, 'outage')
  const feed = await breakableProxy(FEED_URL!)
  feed.breakFor(() => existsSync(outage))
  const source = join(dataFolder, 'tmp-source.json')
  feed.answerFor((path) => (existsSync(source) ? pageOf(source, new URL(path, FEED_URL)) : undefined))
  const faultyWorker = join(dataFolder, 'tmp-faulty-worker.mjs')
  const log = join(dataFolder, 'tmp-functions.log')
  const pushSocket = join(dataFolder, 'tmp-push.sock')
  // A test may listen there later. A free port could be taken by then.
  const pushes = createServer((sender) => {
    const receiver = connect(pushSocket)
    pipeline(sender, receiver, sender, () => {})
  })
  await once(pushes.listen(0, '127.0.0.1'), 'listening')
  const cloud = await startCloud({
    isOnPostgreSQL: process.env.FUNGO_DIRECTORY === 'postgres',
    dataFolder,
    functions: {
      ...Object.fromEntries(functionNames.map((name) => [name, bundleOf(name)])),
      'sync-worker': faultyWorker,
    },
    env: {
      FEED_URL: feed.endpoint + new URL(FEED_URL!).pathname,
      FEED_TOKEN,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'INFO',
      NOTICE_DELAY_SECONDS: '0',
      POWERTOOLS_METRICS_NAMESPACE: 'Fungo',
      PUSH_RECEIVER: `http://127.0.0.1:${(pushes.address() as AddressInfo).port}`,
      ...env,
    },
    log: (line) => {
      appendFileSync(log, `${line}\n`)
      if (!/"level":"INFO"|"_aws"/.test(line)) process.stderr.write(`${line}\n`)
    },
    // Compiling the code in another thread takes longer than waiting for one of two threads.
    concurrency: { graphql: 2 },
    redeliverySeconds: () => 1,
    prepare: () => writeFile(faultyWorker, faultyWorkerCode(poison, stall)),
  })
  const humanCheckSecret = cloud.env.HUMAN_CHECK_SECRET!
  return {
    cloud,
    feed,
    pushes,
    dataFolder,
    handle: { origin: cloud.url, humanCheckSecret, poison, stall, outage, source, log, pushSocket },
  }
}

/** The response of a feed with the records in the file: one page with all of them, then an empty page. */
function pageOf(file: string, { pathname }: URL, last = '/last') {
  const path = pathname.replace(last, '')
  const written = JSON.parse(readFileSync(file, 'utf8')) as { source: string; records: Record<string, unknown[]> }
  const items = pathname.endsWith(last) ? [] : (written.records[path.split('/').at(-1)!] ?? [])
  const next = items.length > 0 ? `${path}${last}` : pathname
  return JSON.stringify({ version: '1.0', source: written.source, license: '', generatedAt: '', items, next })
}

async function end({ cloud, feed, pushes, dataFolder }: Running) {
  await cloud.stop()
  await feed.stop()
  pushes.close()
  await rm(dataFolder, { recursive: true, force: true })
}

function faultyWorkerCode(poison: string, stall: string) {
  return `
    import { existsSync, readFileSync } from 'node:fs'
    import { setTimeout as sleep } from 'node:timers/promises'
    import { handler as work } from ${JSON.stringify(bundleOf('sync-worker'))}

    export async function handler(event, context) {
      const isNamedIn = (file) =>
        existsSync(file) && event.Records.some(({ body }) => body.includes(readFileSync(file, 'utf8')))
      while (isNamedIn(${JSON.stringify(stall)})) await sleep(20)
      if (isNamedIn(${JSON.stringify(poison)})) process.exit(1)
      return work(event, context)
    }`
}
