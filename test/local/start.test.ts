import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { folder } from './handlers.ts'

const root = join(import.meta.dirname, '../..')
const running: ChildProcess[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** Runs a script as `npm start` would, in an environment of its own. */
function run(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: { PATH: process.env.PATH, FUNGO_DEMO: '0', PORT: '0', ...env },
  })
  running.push(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.err += text
  })
  return { child, said, ended: once(child, 'exit').then(([code]) => code as number | null) }
}

async function start(env: Record<string, string>) {
  const run_ = run('scripts/start.ts', env)
  while (!run_.said.out.includes('ready ')) {
    if (run_.child.exitCode !== null) throw new Error(run_.said.err)
    await sleep(20)
  }
  return { ...run_, url: /^ready (http:\/\/localhost:\d+)$/m.exec(run_.said.out)![1]! }
}

/** The processes that have this folder in their command. */
function processesOn(path: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        return command.includes(path) ? [command] : []
      } catch {
        return []
      }
    })
}

test('start serves the site and the API, says so in one line, and ends at once when told to', async () => {
  const FUNGO_DATA = folder()
  const { child, said, url, ended } = await start({ FUNGO_DATA })

  expect(said.out).toBe(`ready ${url}\n`)
  expect(await (await fetch(url)).text()).toContain('<div id="root">')
  const body = JSON.stringify({ query: '{ __typename }' })
  const reply = await fetch(`${url}/query`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(await reply.json()).toEqual({ data: { __typename: 'Query' } })

  const before = Date.now()
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(Date.now() - before).toBeLessThan(3000)
  expect(processesOn(FUNGO_DATA)).toEqual([])
})

test('a folder in use and a port in use are refused with a sentence', async () => {
  const FUNGO_DATA = folder()
  const { url } = await start({ FUNGO_DATA })

  const sameFolder = run('scripts/start.ts', { FUNGO_DATA })
  expect(await sameFolder.ended).toBe(1)
  expect(sameFolder.said.err).toMatch(
    /^The data folder .* is in use: Fungo already runs on it\. Stop that one first\.\n$/,
  )

  const samePort = run('scripts/start.ts', { FUNGO_DATA: folder(), PORT: new URL(url).port })
  expect(await samePort.ended).toBe(1)
  expect(samePort.said.err).toMatch(/^Port \d+ is in use by another program\./)

  const reset = run('scripts/reset.ts', { FUNGO_DATA })
  expect(await reset.ended).toBe(1)
  expect(existsSync(join(FUNGO_DATA, 'cloud.sqlite'))).toBe(true)
})

test.runIf(process.platform === 'linux')(
  'nothing outlives a start that is killed, and the next one works',
  async () => {
    const FUNGO_DATA = folder()
    const { child, ended } = await start({ FUNGO_DATA })
    expect(processesOn(FUNGO_DATA)).not.toEqual([])
    child.kill('SIGKILL')
    await ended
    await sleep(200)
    expect(processesOn(FUNGO_DATA)).toEqual([])

    const second = await start({ FUNGO_DATA })
    second.child.kill('SIGINT')
    expect(await second.ended).toBe(0)

    expect(await run('scripts/reset.ts', { FUNGO_DATA }).ended).toBe(0)
    expect(existsSync(FUNGO_DATA)).toBe(false)
  },
)
