import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import type { Session } from '../../scripts/api-client.ts'
import { chromiumOptions } from '../../scripts/chromium.ts'
import { buildStale } from '../../scripts/local/build.ts'
import { MEMORY } from '../../scripts/local/memory.ts'
import { startSampleFeed } from '../../scripts/sample-feed/server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL from which a test file gets its local cloud. */
    clouds: string
  }
}

export type TestCloud = {
  origin: string
  /** With this secret, clients can create human checks that take no time to solve. */
  humanCheckSecret: string
  /** The WebSocket endpoint of the browser that all test files share. */
  browser: string
  /** While this file exists, the sync workers crash on every message that contains its text. */
  poison: string
  /** While this file exists, the sync workers hold every message that contains its text. */
  stall: string
  /** While this file exists, the feed responds with 503. */
  outage: string
  /** While this file exists, the feed serves only its `records` (by kind), under its `source` as the name. */
  source: string
  /** The log file of the functions, with a line for every request. */
  log: string
  /** The Unix socket that gets what the functions send to the push services of browsers. */
  pushSocket: string
  /** The sessions of the demo accounts, by email. */
  sessions: Record<string, Session>
}

/**
 * Gives each browser test file a new local cloud with the demo records, on a copy of a data folder that is seeded once per run. The
 * folders are in memory: on a disk, a browser spends a third of its time waiting for synchronous writes.
 * Each worker has a process that starts its next cloud in advance. All workers share one browser process and a small sample feed.
 * Other tests can run while this starts. A file that requests its cloud waits.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(MEMORY, 'fungo-test-template-'))
  const started = start(folder)
  // A failure is reported to each test file that requests its cloud.
  started.catch(() => {})
  const processes = new Map<string, Promise<ChildProcess>>()
  const server = createServer(async (request, response) => {
    try {
      const { browser, first, startProcess } = await started
      const [, worker = '', alerts] = request.url!.split('/')
      const process = processes.get(worker) ?? (processes.size === 0 ? Promise.resolve(first) : startProcess())
      processes.set(worker, process)
      if (alerts) response.end(JSON.stringify(await ask(await process, { alerts: await json(request) })))
      else response.end(JSON.stringify({ ...(await nextCloud(await process)), browser: browser.wsEndpoint() }))
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

/** Starts a process for the clouds of one worker. The first one seeds the template of the data folder. */
async function startCloudProcess(args: string[]): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'cloud-process.ts'), args)
  await reply(child)
  return child
}

/** Stops the current cloud of the worker and returns the next one. */
const nextCloud = (child: ChildProcess) => ask(child, 'next') as Promise<Omit<TestCloud, 'browser'>>

/** The process answers one message after the other. */
function ask(child: ChildProcess, message: 'next' | { alerts: unknown }): Promise<unknown> {
  const answer = reply(child)
  child.send(message)
  return answer
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
