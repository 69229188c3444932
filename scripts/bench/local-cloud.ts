// Runs Fungo as `npm start` does, for single-machine benchmarks.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import manifest from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')

/** Starts Fungo on the folder with the command of `npm start`. */
export async function startFungo(dataFolder: string, env: Record<string, string> = {}) {
  const child = spawn('sh', ['-c', manifest.scripts.start], {
    cwd: root,
    env: { ...process.env, PORT: '0', RATE_LIMITS: 'off', FUNGO_DATA: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), failed(child)])) as [string]
  return {
    url: /^ready (\S+)$/.exec(line)![1]!,
    pid: child.pid!,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
    },
  }
}

async function failed(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`Fungo did not start: it ended with code ${code}.`)
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
  const program = join(root, 'scripts/sample-feed/server.ts')
  const counts = Object.entries(sizes).flatMap(([kind, count]) => [`--${kind}`, String(count)])
  const feed = spawn(process.execPath, ['--max-old-space-size=8192', program, '--port', '0', ...counts], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => feed.kill())
  const [line] = (await once(createInterface(feed.stdout), 'line')) as [string]
  const [, url, token] = /at (\S+)\/v1\/teams with the token (\S+)$/.exec(line)!
  return { url: url!, token: token!, stop: () => feed.kill() }
}

/** A mix of records like that of a governing body: mostly players. */
export const leagueOf = (records: number): Sizes => ({
  teams: Math.round(records * 0.08),
  contacts: Math.round(records * 0.08),
  events: Math.round(records * 0.02),
  players: Math.round(records * 0.82),
})
