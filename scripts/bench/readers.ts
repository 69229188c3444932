// The effect of an import on visitors of the local cloud: `npm run bench:sync -- --with-readers`.
import { setTimeout as sleep } from 'node:timers/promises'
import { importAll, startLeague, visit } from './local-cloud.ts'

/** Runs an import while visitors load lists, and compares with the same visitors on the idle machine. */
export async function benchReaders(records: number) {
  const { url, admin, stop } = await (await startLeague(records)).start()
  const visitors = { visitors: 4, pauseMs: 250 }
  await visit(url, visitors)()
  await sleep(1000)
  const atRest = visit(url, visitors)
  await sleep(20_000)
  const idle = await atRest()
  console.log(`lists, idle: ${idle.text}`)
  const meanwhile = visit(url, visitors)
  await importAll(admin)
  const busy = await meanwhile()
  console.log(`lists during an import of ${records.toLocaleString('en-US')} records: ${busy.text}`)
  console.log(`p50 during the import: ${(busy.p50 / idle.p50).toFixed(1)} times idle (goal: at most 3)`)
  await stop()
}
