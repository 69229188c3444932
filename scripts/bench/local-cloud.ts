// Runs Fungo as `npm start` does, for single-machine benchmarks.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import manifest from '../../package.json' with { type: 'json' }
import { apiClient, type Client } from '../api-client.ts'
import { DEMO_PASSWORD } from '../seed.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { quantile } from './measure.ts'

const root = join(import.meta.dirname, '../..')

/** Starts a program. Returns the first line that it prints, and a function that stops it. */
async function startProgram(command: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit')
  const line = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([text]) => text as string),
    ended.then(([code]) => Promise.reject(new Error(`${args.at(-1)} ended with code ${code}.`))),
  ])
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    process.off('exit', kill)
  }
  return { line, pid: child.pid!, stop }
}

/** Starts Fungo on the folder with the command of `npm start`. */
export async function startFungo(dataFolder: string, env: Record<string, string> = {}) {
  const settings = { ...process.env, PORT: '0', RATE_LIMITS: 'off', FUNGO_DATA: dataFolder, ...env }
  const { line, ...fungo } = await startProgram('sh', ['-c', manifest.scripts.start], settings)
  return { ...fungo, url: /^ready (\S+)$/.exec(line)![1]! }
}

/** Memory of a process and its children in MB. Counts shared memory once. */
export function memoryOf(pid: number): number {
  let kilobytes = 0
  for (const one of familyOf(pid)) {
    try {
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      // The process has ended.
    }
  }
  return Math.round(kilobytes / 1024)
}

/** CPU time of a process and its children in milliseconds, in steps of 10. */
export function processorTimeOf(pid: number): number {
  const ticks = familyOf(pid).map((one) => {
    try {
      const [user, system] = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ').at(-1)!.split(' ').slice(11, 13)
      return Number(user) + Number(system)
    } catch {
      // The process has ended.
      return 0
    }
  })
  return ticks.reduce((sum, each) => sum + each, 0) * 10
}

function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    try {
      // The program name may contain spaces and parentheses; the parent's ID comes after it.
      const [, parent] = readFileSync(`/proc/${Number(name)}/stat`, 'utf8')
        .split(') ')
        .at(-1)!
        .split(' ')
      return [[Number(name), Number(parent)] as const]
    } catch {
      return []
    }
  })
  const family = [pid]
  for (const member of family) family.push(...parents.flatMap(([child, parent]) => (parent === member ? [child] : [])))
  return family
}

export type Sizes = { teams: number; contacts: number; events: number; players: number }

/** Starts the feed in its own process, so that its time and memory are not measured. */
export async function startFeed(sizes: Sizes) {
  const counts = Object.entries(sizes).flatMap(([kind, count]) => [`--${kind}`, String(count)])
  const program = ['--max-old-space-size=8192', 'scripts/sample-feed/server.ts', '--port', '0', ...counts]
  const { line, stop } = await startProgram(process.execPath, program)
  const [, url, token] = /at (\S+)\/v1\/teams with the token (\S+)$/.exec(line)!
  return { url: url!, token: token!, stop }
}

/**
 * Starts Fungo with the demo in a new folder, and a feed with that many records that has not been imported yet: a mix like that of a
 * governing body, mostly players.
 */
export async function startLeague(records: number) {
  const folder = temporaryFolder()
  const demo = await startFungo(folder)
  const shareOf = (share: number) => Math.round(records * share)
  const feed = await startFeed({
    teams: shareOf(0.08),
    contacts: shareOf(0.08),
    events: shareOf(0.02),
    players: shareOf(0.82),
  })
  return {
    demo,
    /** Restarts it with the large feed. */
    async start() {
      await demo.stop()
      const fungo = await startFungo(folder, { FEED_URL: feed.url, FEED_TOKEN: feed.token })
      return {
        ...fungo,
        admin: await apiClient(fungo.url).login('admin@fungo.example', DEMO_PASSWORD),
        stop: () => Promise.all([fungo.stop(), feed.stop()]),
      }
    },
  }
}

export async function importAll(admin: Client, onTick = () => {}) {
  const started = performance.now()
  const { runID } = await admin.syncGoverningBody({ input: { type: 'all', full: true } }, 'runID')
  for (;;) {
    // A failed poll on a busy machine does not mean that the import has ended.
    const run = await admin.syncRun({ id: runID }, 'status message').catch(() => null)
    onTick()
    if (run && run.status !== 'running') {
      const seconds = (performance.now() - started) / 1000
      console.log(`${run.message}, in ${seconds.toFixed(0)} s`)
      if (run.status !== 'succeeded') throw new Error(run.message)
      return
    }
    await sleep(2000)
  }
}

const LISTS = [
  '{ teams(page: 1, perPage: 20) { id name locationCity state divisions { ageGroup division } } teamsCount }',
  '{ players(page: 1, perPage: 20, state: "TX") { id name position locationCity state } }',
  '{ events(page: 1, perPage: 20) { id name date city state } }',
  '{ teams(page: 1, perPage: 20, search: "wood") { id name } }',
]

/** Simulates visitors who load a list, pause, and load another. Returns the response times. */
export function visit(url: string, { visitors, pauseMs }: { visitors: number; pauseMs: number }) {
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
    const at = (share: number) => `${quantile(times, share).toFixed(0)} ms`
    return {
      p50: quantile(times, 0.5),
      text: `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)} of ${times.length} lists, ${failures} failed`,
    }
  }
}
