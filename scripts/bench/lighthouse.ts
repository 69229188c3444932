// Lighthouse (mobile) on each page of visitors, in both languages, alternating between running servers with the same data:
// `npm run bench:lighthouse -- URL [URL …]`. Needs Chrome, or its path in CHROME_PATH; npx gets Lighthouse.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pathIn } from '../../functions/values/messages/locale.ts'
import { apiClient } from '../api-client.ts'
import { inTurn, median } from './measure.ts'

const RUNS = 5
const FLAGS = [
  '--output=json',
  '--quiet',
  '--only-categories=performance',
  '--chrome-flags=--headless=new --no-sandbox',
]

const origins = process.argv.slice(2)
if (!origins[0]) throw new Error('Name the URLs of one or more running servers.')

async function measure(url: string) {
  const { stdout } = await promisify(execFile)('npx', ['--yes', 'lighthouse', url, ...FLAGS], { maxBuffer: 2 ** 28 })
  const { categories, audits } = JSON.parse(stdout)
  const numberOf = (audit: string): number => audits[audit].numericValue
  return {
    score: (categories.performance.score as number) * 100,
    LCP: numberOf('largest-contentful-paint'),
    TBT: numberOf('total-blocking-time'),
    CLS: numberOf('cumulative-layout-shift'),
  }
}

const found = await apiClient(origins[0]).send(
  '{ teams(perPage: 1) { id } players(perPage: 1) { id } events(perPage: 1) { id } opportunities(perPage: 1) { id } }',
)
const kinds = ['teams', 'players', 'events', 'opportunities']
const paths = ['/', '/tryouts/tx/austin', ...kinds.flatMap((kind) => [`/${kind}`, `/${kind}/${found[kind][0].id}`])]

for (const path of paths.flatMap((each) => [each, pathIn('es', each)])) {
  const servers = Object.fromEntries(origins.map((origin) => [origin, origin]))
  for (const [origin, runs] of Object.entries(await inTurn(RUNS, servers, (server) => measure(server + path)))) {
    const of = (name: 'score' | 'LCP' | 'TBT' | 'CLS', digits = 0) => median(runs.map((it) => it[name])).toFixed(digits)
    console.log(`${origin}${path}: ${of('score')}, LCP ${of('LCP')} ms, TBT ${of('TBT')} ms, CLS ${of('CLS', 3)}`)
  }
}
