import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumOptions } from '../../scripts/chromium.ts'
import { buildStale } from '../../scripts/local/build.ts'
import { startSampleFeed } from '../../scripts/sample-feed/server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test file asks for the Fungo of its worker. */
    clouds: string
    /** Where the browser of all test files listens. */
    browser: string
  }
}

export type TestCloud = {
  origin: string
  /** While this file is there, the sync workers crash on every message that contains its text. */
  poison: string
  /** While this file is there, the sync workers hold every message that contains its text. */
  stall: string
}

/**
 * Test files run side by side: each worker has a Fungo of its own, built, with a smaller feed and the demo records.
 * The first starts here, another when a worker first asks for it. All share one browser process.
 */
export default async function setup(project: TestProject) {
  await buildStale({ web: true, say: (line) => console.error(line) })
  const feed = await startSampleFeed({ sizes: { teams: 120, events: 60, players: 80 } })
  const children: ChildProcess[] = []
  const clouds = new Map<string, Promise<TestCloud>>()
  const cloudOf = (worker: string) => {
    const started = clouds.get(worker) ?? startTestCloud([feed.url, feed.token], children)
    clouds.set(worker, started)
    return started
  }
  const server = createServer(async (request, response) => {
    try {
      response.end(JSON.stringify(await cloudOf(request.url!)))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')

  const [browser] = await Promise.all([
    chromium.launchServer(await chromiumOptions()),
    cloudOf('/1'),
    once(server, 'listening'),
  ])
  project.provide('clouds', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    server.close()
    await Promise.all([browser.close(), feed.stop(), ...children.map(end)])
  }
}

/** In a process of its own, since a process has one table. */
async function startTestCloud(args: string[], children: ChildProcess[]): Promise<TestCloud> {
  const child = fork(join(import.meta.dirname, 'cloud-process.ts'), args)
  children.push(child)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The local cloud of the browser tests ended with code ${code}.`)
  })
  const [cloud] = await Promise.race([once(child, 'message'), ended])
  return cloud as TestCloud
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}
