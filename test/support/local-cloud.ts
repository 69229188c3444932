import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import type { Session } from '../../scripts/api-client.ts'
import { chromiumOptions } from '../../scripts/chromium.ts'
import { buildStale } from '../../scripts/local/build.ts'
import { startSampleFeed } from '../../scripts/sample-feed/server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test file asks for its local cloud. */
    clouds: string
  }
}

export type TestCloud = {
  origin: string
  /** Who has it makes a human check that takes no time. */
  humanCheckSecret: string
  /** The WebSocket endpoint of the browser that all test files share. */
  browser: string
  /** While this file exists, the sync workers crash on every message that contains its text. */
  poison: string
  /** While this file exists, the sync workers hold every message that contains its text. */
  stall: string
  /** While this file is there, the source of the sync does not respond. */
  outage: string
  /** While this file is there, the source of the sync has its `records` by kind and no others; it is called `source` there. */
  source: string
  /** The file that the functions' log goes to, every request with it. */
  log: string
  /** The sessions of the demo's accounts, by email. */
  sessions: Record<string, Session>
}

/**
 * Each browser test file gets a fresh local cloud with the demo records: a copy of a data folder that is seeded once per run.
 * Each worker has a process that starts its clouds ahead. All workers share one browser process and one sample feed, a small one.
 * Other tests already run while all this starts; a file that asks for its cloud waits.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'fungo-test-template-'))
  const started = start(folder)
  // A failure reaches each test file that asks for its cloud.
  started.catch(() => {})
  const processes = new Map<string, Promise<ChildProcess>>()
  const server = createServer(async (request, response) => {
    try {
      const { browser, first, startProcess } = await started
      const worker = request.url!
      const process = processes.get(worker) ?? (processes.size === 0 ? Promise.resolve(first) : startProcess())
      processes.set(worker, process)
      response.end(JSON.stringify({ ...(await nextCloud(await process)), browser: browser.wsEndpoint() }))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  project.provide('clouds', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.close()
    const parts = await started.catch(() => null)
    if (parts) {
      const children = [parts.first, ...(await Promise.all(processes.values()))]
      await Promise.all([parts.browser.close(), parts.feed.stop(), ...[...new Set(children)].map(end)])
    }
    await rm(folder, { recursive: true, force: true })
  }
}

async function start(folder: string) {
  await buildStale({ web: true, say: (line) => console.error(line) })
  const feed = await startSampleFeed({ sizes: { teams: 120, events: 60, players: 80 } })
  const startProcess = () => startCloudProcess([join(folder, 'data'), feed.url, feed.token])
  const [browser, first] = await Promise.all([chromium.launchServer(await chromiumOptions()), startProcess()])
  return { feed, browser, first, startProcess }
}

/** A process that has the template of the data folder, which the first one seeds. */
async function startCloudProcess(args: string[]): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'cloud-process.ts'), args)
  await reply(child)
  return child
}

/** Ends the worker's last cloud and gives the next one. */
function nextCloud(child: ChildProcess): Promise<Omit<TestCloud, 'browser'>> {
  const cloud = reply(child)
  child.send('next')
  return cloud as Promise<Omit<TestCloud, 'browser'>>
}

async function reply(child: ChildProcess): Promise<unknown> {
  const given = new AbortController()
  const ended = once(child, 'exit', { signal: given.signal }).then(([code]) => {
    throw new Error(`The local cloud of the browser tests ended with code ${code}.`)
  })
  try {
    const [message] = await Promise.race([once(child, 'message'), ended])
    return message
  } finally {
    ended.catch(() => {})
    given.abort()
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}
