// Proves that a killed rebuild of the read model resumes: fills a local table with players (`npm run bench:rebuild -- --rows
// 200000`), kills the rebuild process after a number of scanned pages, starts it again, and prints what each run scanned and how
// many players the lists hold.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { BUCKET, startQueueAndStorage } from '../local/queue-and-storage.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { startTable } from './league.ts'
import { options, stopwatch } from './measure.ts'

const given = options({
  rows: 200_000,
  kill: 20,
  /** The process kills itself after scanning this many pages. */
  child: 0,
})
if (given.child) {
  await rebuildUntil(given.child)
  process.exit(0)
}

const storage = await startQueueAndStorage(temporaryFolder())
const { dynamo } = await startTable({ AWS_ENDPOINT_URL_S3: storage.endpoint, BUCKET_NAME: BUCKET })
await fill(given.rows)
for (const [title, killAfter] of [
  ['killed', given.kill],
  ['resumed', Number.MAX_SAFE_INTEGER],
  ['from nothing', Number.MAX_SAFE_INTEGER],
] as const) {
  const { pages, seconds } = await child(killAfter)
  console.log(`${title.padEnd(12)} ${pages} pages, ${seconds.toFixed(1)} s of the processor`)
}
const { createDirectory } = await import('../../functions/services/directory/directory.ts')
const { heads } = await import('../../functions/store/change-log/head.ts')
const { snapshots } = await import('../../functions/services/directory/snapshot-store.ts')
const directory = createDirectory({ log: { read: async function* () {} }, heads, snapshots })
console.log(`the lists hold ${await directory.count('player', {})} of ${given.rows} players`)
await Promise.all([dynamo.stop(), storage.stop()])

/** The scanned pages and the processor time. */
type Progress = { pages: number; seconds: number }

async function child(killAfter: number) {
  let progress: Progress = { pages: 0, seconds: 0 }
  const one = fork(import.meta.filename, ['--child', String(killAfter)])
  one.on('message', (message: Progress) => {
    progress = message
  })
  await once(one, 'exit')
  return progress
}

async function rebuildUntil(killAfter: number) {
  const { client } = await import('../../functions/store/dynamo.ts')
  const { rebuildReadModel } = await import('../../functions/changes/rebuild.ts')
  let pages = 0
  const sinceStart = stopwatch()
  const report = () => process.send!({ pages, seconds: sinceStart().processor / 1000 } satisfies Progress)
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next(args)
      if (context.commandName === 'ScanCommand') {
        pages++
        report()
        if (pages === killAfter) process.kill(process.pid, 'SIGKILL')
      }
      return result
    },
    { step: 'initialize', name: 'count' },
  )
  await rebuildReadModel()
  report()
}

async function fill(rows: number) {
  const { players } = await import('../../functions/domain/players/entity.ts')
  const { newID } = await import('../../functions/values/ids.ts')
  const now = new Date().toISOString()
  const PIECE = 1000
  for (let at = 0; at < rows; at += PIECE) {
    const piece = Array.from({ length: Math.min(PIECE, rows - at) }, (_, i) => ({
      playerID: newID(),
      version: 1,
      name: `Robin Nelson ${at + i}`,
      age: 8 + ((at + i) % 10),
      locationCity: 'Austin',
      state: 'TX',
      createdAt: now,
      updatedAt: now,
    }))
    await players().put(piece).go({ concurrent: 4 })
  }
}
