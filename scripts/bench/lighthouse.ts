// Lighthouse (mobile) on each page of visitors, in both languages, alternating between running servers with the same data:
// `npm run bench:lighthouse -- URL [URL …]`. Needs Chrome, or its path in CHROME_PATH; npx gets Lighthouse.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pathIn } from '../../functions/values/messages/locale.ts'
import { apiClient } from '../api-client.ts'
import { median } from './lambda-process.ts'

const RUNS = 5
const FLAGS = [
  '--output=json',
  '--quiet',
  '--only-categories=performance',
  '--chrome-flags=--headless=new --no-sandbox',
]
const METRICS = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' }

const origins = process.argv.slice(2)
if (!origins[0]) throw new Error('Name the URLs of one or more running servers.')

async function measure(url: string) {
  const { stdout } = await promisify(execFile)('npx', ['--yes', 'lighthouse', url, ...FLAGS], { maxBuffer: 2 ** 28 })
  const { categories, audits } = JSON.parse(stdout)
  const metrics = Object.entries(METRICS).map(([name, audit]) => [name, audits[audit].numericValue as number] as const)
  return { score: categories.performance.score * 100, ...Object.fromEntries(metrics) }
}

const found = await apiClient(origins[0]).send(
  '{ teams(perPage: 1) { id } players(perPage: 1) { id } events(perPage: 1) { id } opportunities(perPage: 1) { id } }',
)
const kinds = ['teams', 'players', 'events', 'opportunities']
const paths = ['/', '/tryouts/tx/austin', ...kinds.flatMap((kind) => [`/${kind}`, `/${kind}/${found[kind][0].id}`])]

for (const path of paths.flatMap((each) => [each, pathIn('es', each)])) {
  const runs = origins.map(() => [] as Record<string, number>[])
  for (let run = 0; run < RUNS; run++)
    for (const [index, origin] of origins.entries()) runs[index]!.push(await measure(origin + path))
  for (const [index, origin] of origins.entries()) {
    const medianOf = (name: string) => median(runs[index]!.map((metrics) => metrics[name]!))
    const times = `LCP ${medianOf('LCP').toFixed(0)} ms, TBT ${medianOf('TBT').toFixed(0)} ms, CLS ${medianOf('CLS').toFixed(3)}`
    console.log(`${origin}${path}: ${medianOf('score').toFixed(0)}, ${times}`)
  }
}
