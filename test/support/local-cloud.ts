import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildStale } from '../../scripts/local/build.ts'
import { startCloud } from '../../scripts/local/cloud.ts'
import { startSampleFeed } from '../../scripts/sample-feed/server.ts'
import { seedDemo } from '../../scripts/seed.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
  }
}

/** The whole of Fungo as `npm start` runs it, built, with a smaller feed, in a data folder of its own. */
export default async function setup(project: TestProject) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fungo-test-'))
  const feed = await startSampleFeed({ sizes: { teams: 120, events: 60, players: 80 } })
  const cloud = await startCloud({
    dataFolder,
    env: { FEED_URL: feed.url, FEED_TOKEN: feed.token, RATE_LIMITS: 'off' },
    prepare: () => buildStale({ web: true, say: (line) => console.error(line) }),
  })
  await seedDemo(cloud)
  project.provide('origin', cloud.url)
  return async () => {
    await cloud.stop()
    await feed.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
