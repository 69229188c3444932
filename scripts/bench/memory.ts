// npm run bench:memory [-- --records 245000 --minutes 10]: memory of `npm start` including child processes. Linux only.
import { parseArgs } from 'node:util'
import { benchMemory } from './on-local-cloud.ts'

const { values } = parseArgs({
  options: { records: { type: 'string', default: '245000' }, minutes: { type: 'string', default: '10' } },
})
await benchMemory({ records: Number(values.records), minutes: Number(values.minutes) })
process.exit(0)
