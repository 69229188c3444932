// How many of 1,000 shared reads a second reach the graphql function behind a cache that obeys Cache-Control, as the CDN does.
import { setTimeout as sleep } from 'node:timers/promises'
import { STATE_CODES } from '../../functions/services/places/state-codes.ts'
import {
  OpportunitiesDocument,
  OpportunitiesFacetsDocument,
} from '../../web/features/opportunities/opportunities.generated.ts'
import { TeamsDocument, TeamsFacetsDocument } from '../../web/features/teams/teams.generated.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { startFungo } from './local-cloud.ts'
import { median } from './measure.ts'

const PER_SECOND = 1000
const SECONDS = 60
const AGE_GROUPS = ['', '9U', '10U', '11U', '12U', '13U', '14U']

const fungo = await startFungo(temporaryFolder())

/** The first pages of lists by state and age, as visitors filter them. */
const documents = [OpportunitiesDocument, TeamsDocument, TeamsFacetsDocument, OpportunitiesFacetsDocument]
const paths = documents.flatMap(({ name, hash }) =>
  ['', ...STATE_CODES].flatMap((state) =>
    AGE_GROUPS.map((ageGroup) => {
      const variables = JSON.stringify({ state, ageGroup, ...(!name.endsWith('Facets') && { page: 1, perPage: 20 }) })
      return `/query/${hash}?${new URLSearchParams({ variables })}`
    }),
  ),
)
/** The nth most popular path is asked for about 1/n times as often as the most popular one. */
const anyPath = () => paths[Math.floor(Math.exp(Math.random() * Math.log(paths.length)))]!

type Kept = { text: Promise<string>; freshUntil: number; staleUntil: number }
const cache = new Map<string, Kept>()
let reached = 0
const times: number[] = []

function fetchInto(path: string): Kept {
  reached += 1
  const kept: Kept = { text: load(), freshUntil: Number.POSITIVE_INFINITY, staleUntil: Number.POSITIVE_INFINITY }
  async function load() {
    const started = performance.now()
    const response = await fetch(fungo.url + path)
    if (!response.ok) throw new Error(`${response.status} ${path}`)
    times.push(performance.now() - started)
    const secondsOf = (name: string) =>
      Number(new RegExp(`${name}=(\\d+)`).exec(response.headers.get('cache-control')!)?.[1])
    kept.freshUntil = Date.now() + 1000 * secondsOf('s-maxage')
    kept.staleUntil = kept.freshUntil + 1000 * secondsOf('stale-while-revalidate')
    return response.text()
  }
  return kept
}

async function read(path: string): Promise<string> {
  const kept = cache.get(path)
  if (kept && kept.freshUntil > Date.now()) return kept.text
  const next = fetchInto(path)
  cache.set(path, next)
  if (!kept || kept.staleUntil < Date.now()) return next.text
  next.text.catch(() => cache.delete(path))
  return kept.text
}

const reads: Promise<string>[] = []
const started = Date.now()
while (Date.now() < started + 1000 * SECONDS) {
  while (reads.length < ((Date.now() - started) / 1000) * PER_SECOND) reads.push(read(anyPath()))
  await sleep(10)
}
await Promise.all(reads)
console.log(
  `${reads.length} reads of ${paths.length} URLs in ${SECONDS} s, ${Math.round(reads.length / SECONDS)} a second`,
)
console.log(
  `${((100 * reached) / reads.length).toFixed(1)}% reached the function, ${Math.round(reached / SECONDS)} a second, ${median(times).toFixed(0)} ms each`,
)
await fungo.stop()
