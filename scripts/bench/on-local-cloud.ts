// Benchmarks on the local cloud as `npm start` runs it: the effect of an import on visitors (`bench:sync -- --with-readers`) and
// total memory (`bench:memory`).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiClient, type Client } from '../api-client.ts'
import { DEMO_PASSWORD } from '../seed.ts'
import { median } from './lambda-process.ts'
import { leagueOf, memoryOf, startFeed, startFungo } from './local-cloud.ts'

const LISTS = [
  '{ teams(page: 1, perPage: 20) { id name locationCity state divisions { ageGroup division } } teamsCount }',
  '{ players(page: 1, perPage: 20, state: "TX") { id name position locationCity state } }',
  '{ events(page: 1, perPage: 20) { id name date city state } }',
  '{ teams(page: 1, perPage: 20, search: "wood") { id name } }',
]
const SETTLING_MS = 90_000

/** Starts Fungo with the demo in a new folder, and a feed with that many records that has not been imported yet. */
async function startLeague(records: number) {
  const folder = mkdtempSync(join(tmpdir(), 'fungo-bench-'))
  const empty = await startFungo(folder)
  const feed = await startFeed(leagueOf(records))
  return {
    demo: empty,
    /** Restarts it with the large feed. */
    async start() {
      await empty.stop()
      const fungo = await startFungo(folder, { FEED_URL: feed.url, FEED_TOKEN: feed.token })
      return { ...fungo, admin: await apiClient(fungo.url).login('admin@fungo.example', DEMO_PASSWORD) }
    },
    stop() {
      feed.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function importAll(admin: Client, onTick = () => {}) {
  const started = performance.now()
  const { runID } = await admin.mutate('syncGoverningBody', { type: 'all', full: true }, '{ runID }')
  for (;;) {
    // A failed poll on a busy machine does not mean that the import has ended.
    const { syncRun } = await admin
      .send('query ($id: ID!) { syncRun(id: $id) { status message } }', { id: runID })
      .catch(() => ({ syncRun: { status: 'running' } }))
    onTick()
    if (syncRun.status !== 'running') {
      const seconds = (performance.now() - started) / 1000
      console.log(`${syncRun.message}, in ${seconds.toFixed(0)} s`)
      if (syncRun.status !== 'succeeded') throw new Error(syncRun.message)
      return
    }
    await sleep(2000)
  }
}

/** Simulates visitors who load a list, pause, and load another. Returns the response times. */
function visit(url: string, { visitors, pauseMs }: { visitors: number; pauseMs: number }) {
  const visitor = apiClient(url)
  const times: number[] = []
  let failures = 0
  let isOver = false
  const visits = Array.from({ length: visitors }, async (_, number) => {
    for (let turn = number; !isOver; turn++) {
      const startedAt = performance.now()
      await visitor.send(LISTS[turn % LISTS.length]!).catch(() => failures++)
      times.push(performance.now() - startedAt)
      await sleep(pauseMs)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(visits)
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
    const [p50, p95, p99] = [at(0.5), at(0.95), at(0.99)]
    const longest = sorted.at(-1)!
    return {
      p50,
      text: `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms of ${times.length} lists, ${failures} failed`,
    }
  }
}

type Fungo = Awaited<ReturnType<Awaited<ReturnType<typeof startLeague>>['start']>>

/** Runs an import while visitors load lists, and compares with the same visitors on the idle machine. */
async function importAmongReaders({ url, admin }: Fungo, records: number) {
  const visitors = { visitors: 4, pauseMs: 250 }
  await visit(url, visitors)()
  await sleep(1000)
  const atRest = visit(url, visitors)
  await sleep(20_000)
  const idle = await atRest()
  console.log(`lists, idle: ${idle.text}`)
  const meanwhile = visit(url, visitors)
  await importAll(admin)
  const busy = await meanwhile()
  console.log(`lists during an import of ${records.toLocaleString('en-US')} records: ${busy.text}`)
  console.log(`p50 during the import: ${(busy.p50 / idle.p50).toFixed(1)} times idle (goal: at most 3)`)
}

export async function benchReaders(records: number) {
  const league = await startLeague(records)
  const fungo = await league.start()
  await importAmongReaders(fungo, records)
  await fungo.stop()
  league.stop()
}

/** Memory of the process and its children: idle with the demo, after an import, and each minute under load. */
export async function benchMemory({ records, minutes }: { records: number; minutes: number }) {
  const league = await startLeague(records)
  console.log(`with the demo just loaded: ${memoryOf(league.demo.pid)} MB`)
  await sleep(SETTLING_MS)
  console.log(`idle with the demo: ${memoryOf(league.demo.pid)} MB (goal: at most 350)`)
  const fungo = await league.start()
  const during: number[] = []
  await importAll(fungo.admin, () => during.push(memoryOf(fungo.pid)))
  console.log(`during the import: ${median(during)} MB, ${Math.max(...during)} MB at most`)
  await sleep(SETTLING_MS)
  console.log(`after it: ${memoryOf(fungo.pid)} MB (goal: at most 700)`)
  const load = visit(fungo.url, { visitors: 20, pauseMs: 100 })
  const samples: number[] = []
  for (let minute = 1; minute <= minutes; minute++) {
    await sleep(60_000)
    samples.push(memoryOf(fungo.pid))
  }
  console.log(`minute by minute under load: ${samples.join(', ')} MB (goal: flat)`)
  console.log((await load()).text)
  await fungo.stop()
  league.stop()
}
