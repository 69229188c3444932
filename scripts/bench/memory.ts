// npm run bench:memory [-- --records 245000 --minutes 10]: memory of `npm start` including child processes: idle with the demo, after an
// import, and each minute under load. Linux only.
import { setTimeout as sleep } from 'node:timers/promises'
import { importAll, memoryOf, startLeague, visit } from './local-cloud.ts'
import { median, options } from './measure.ts'

const SETTLING_MS = 90_000

const { records, minutes } = options({ records: 245_000, minutes: 10 })
const league = await startLeague(records)
console.log(`with the demo just loaded: ${memoryOf(league.demo.pid)} MB`)
await sleep(SETTLING_MS)
console.log(`idle with the demo: ${memoryOf(league.demo.pid)} MB (goal: at most 350)`)
const { url, pid, admin, stop } = await league.start()
const during: number[] = []
await importAll(admin, () => during.push(memoryOf(pid)))
console.log(`during the import: ${median(during)} MB, ${Math.max(...during)} MB at most`)
await sleep(SETTLING_MS)
console.log(`after it: ${memoryOf(pid)} MB (goal: at most 700)`)
const load = visit(url, { visitors: 20, pauseMs: 100 })
const samples: number[] = []
for (let minute = 1; minute <= minutes; minute++) {
  await sleep(60_000)
  samples.push(memoryOf(pid))
}
console.log(`minute by minute under load: ${samples.join(', ')} MB (goal: flat)`)
console.log((await load()).text)
await stop()
process.exit(0)
