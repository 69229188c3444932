import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { functionNames } from '../../functions/manifest.ts'
import { bundleOf } from '../../scripts/bundle.ts'
import { buildStale } from '../../scripts/local/build.ts'
import { startCloud } from '../../scripts/local/cloud.ts'
import { startSampleFeed } from '../../scripts/sample-feed/server.ts'
import { seedDemo } from '../../scripts/seed.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
    /** While this file is there, the workers of the sync die of every message that holds its text. */
    poison: string
  }
}

/** The whole of Fungo as `npm start` runs it, built, with a smaller feed, in a data folder of its own. */
export default async function setup(project: TestProject) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fungo-test-'))
  const feed = await startSampleFeed({ sizes: { teams: 120, events: 60, players: 80 } })
  const poison = join(dataFolder, 'poison')
  const mortalWorker = join(dataFolder, 'mortal-worker.mjs')
  await writeFile(mortalWorker, workerThatDiesOf(poison))
  const cloud = await startCloud({
    dataFolder,
    functions: {
      ...Object.fromEntries(functionNames.map((name) => [name, bundleOf(name)])),
      'sync-worker': mortalWorker,
    },
    env: { FEED_URL: feed.url, FEED_TOKEN: feed.token, RATE_LIMITS: 'off' },
    prepare: () => buildStale({ web: true, say: (line) => console.error(line) }),
  })
  await seedDemo(cloud)
  project.provide('origin', cloud.url)
  project.provide('poison', poison)
  return async () => {
    await cloud.stop()
    await feed.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

const workerThatDiesOf = (poison: string) => `
  import { existsSync, readFileSync } from 'node:fs'
  export async function handler(event, context) {
    const isDeadly = ({ body }) => existsSync(${JSON.stringify(poison)}) && body.includes(readFileSync(${JSON.stringify(poison)}, 'utf8'))
    if (event.Records.some(isDeadly)) process.exit(1)
    const { handler } = await import(${JSON.stringify(bundleOf('sync-worker'))})
    return handler(event, context)
  }`
