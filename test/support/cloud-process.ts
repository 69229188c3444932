// One Fungo for one test worker, as `npm start` runs it: node cloud-process.ts FEED_URL FEED_TOKEN
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { functionNames } from '../../functions/manifest.ts'
import { bundleOf } from '../../scripts/bundle.ts'
import { startCloud } from '../../scripts/local/cloud.ts'
import { seedDemo } from '../../scripts/seed.ts'
import type { TestCloud } from './local-cloud.ts'

const [FEED_URL, FEED_TOKEN] = process.argv.slice(2)
const dataFolder = await mkdtemp(join(tmpdir(), 'fungo-test-'))
const poison = join(dataFolder, 'poison')
const stall = join(dataFolder, 'stall')
const faultyWorker = join(dataFolder, 'faulty-worker.mjs')
await writeFile(faultyWorker, faultyWorkerCode())
const cloud = await startCloud({
  dataFolder,
  functions: {
    ...Object.fromEntries(functionNames.map((name) => [name, bundleOf(name)])),
    'sync-worker': faultyWorker,
  },
  env: { FEED_URL, FEED_TOKEN, RATE_LIMITS: 'off' },
  redeliverySeconds: () => 1,
})
await seedDemo(cloud)
process.once('disconnect', async () => {
  await cloud.stop()
  await rm(dataFolder, { recursive: true, force: true })
  process.exit()
})
process.send!({ origin: cloud.url, poison, stall } satisfies TestCloud)

function faultyWorkerCode() {
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
