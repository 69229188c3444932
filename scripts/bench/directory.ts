/**
 * Measures the load time, latency, and memory of the directory's lists. The rows are synthetic, snapshots are local files instead
 * of S3, and DynamoDB is the local one. Each measurement runs in its own process. `npm run bench:directory` takes about ten
 * minutes; `-- --rows 5000000` only measures that many players and a tenth of that many teams. `--engine postgres` also measures them
 * in PostgreSQL, filled from the same snapshots.
 */
import { fork } from 'node:child_process'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { rebuild } from '../../functions/changes/snapshots.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { functions } from '../../functions/manifest.ts'
import { createDirectory, type Directory } from '../../functions/services/directory/directory.ts'
import { openPostgreSQL } from '../../functions/services/directory/postgres.ts'
import type { SnapshotStore } from '../../functions/services/directory/snapshot-store.ts'
import { STATE_CODES as STATES } from '../../functions/services/places/state-codes.ts'
import type { Heads } from '../../functions/store/change-log/head.ts'
import type { LogReader } from '../../functions/store/change-log/log.ts'
import type { Kind } from '../../functions/store/change-log/rows.ts'
import { itemKey, parseItem } from '../../functions/store/entity.ts'
import type { PostgreSQL } from '../../functions/store/read-model/postgres/database.ts'
import { batchGet } from '../../functions/store/store.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import {
  AGES,
  CITIES,
  dayOf,
  ENDINGS,
  FIRST,
  LAST,
  LETTERS,
  LEVELS,
  POSITIONS,
  PREFIXES,
  SEASON,
  type Size,
  synthetic,
  TODAY,
} from './directory-rows.ts'
import { startLeague } from './league.ts'
import { options, quantile, stopwatch, type Time } from './measure.ts'

type Engine = 'sqlite' | 'postgres'
type Timing = { shape: string; p50: number; p99: number }
/** In megabytes: anonymous memory, memory-mapped files, and the peak of both. */
type Memory = { own: number; mapped: number; peak: number }
/** `download` is in milliseconds, too. */
type Load = Time & { download: number }
type Built = { seconds: number; packed: number; unpacked: number; memory: Memory }
type Loaded = {
  milliseconds: number
  memory: Memory
  timings: Timing[]
  polls: number
  batchGets: number
  pages: number
}

/** Compares lists of that many rows with lists of a thousand, and in the engine with those in SQLite. */
async function compare(rows: number, engine: Engine) {
  const folder = temporaryFolder()
  const { build: bundle } = await import('esbuild')
  const { buildOptions } = await import('../bundle.ts')
  // Bundled as deployed: stripping TypeScript would cost each process 20 MB.
  await bundle({
    ...buildOptions('graphql'),
    entryPoints: { bench: import.meta.filename },
    outdir: folder,
    plugins: [],
    external: ['esbuild', '../local/postgres.ts'],
  })
  const [teams, players]: [Size, Size] = [
    { kind: 'team', rows: (rows || 1_000_000) / 10 },
    { kind: 'player', rows: rows || 1_000_000 },
  ]
  const large: Size[] = rows ? [teams, players] : [teams, players, { kind: 'opportunity', rows: 100_000 }]
  const small = large.map(({ kind }): Size => ({ kind, rows: 1_000 }))
  const usual: Size = { kind: 'player', rows: 20_000 }
  const loads = await measured([...small, usual, ...large], folder)
  if (engine === 'postgres') await comparePostgreSQL(small, large, loads, folder)
  const reading = await readingOfAPage()
  console.log(`Reading the 20 records of a page from the local table: p50 ${reading.toFixed(2)} ms`)
  console.log(
    'How many times as long a list takes as with 1,000 rows: in the directory alone, and with its records (goal 3)',
  )
  for (const [i, size] of large.entries()) {
    const before = loads.get(label(small[i]!))!.timings
    for (const { shape, p50 } of loads.get(label(size))!.timings) {
      const least = before.find((it) => it.shape === shape)!.p50
      const [alone, whole] = [p50 / least, (p50 + reading) / (least + reading)].map((it) => it.toFixed(1).padStart(6))
      console.log(`  ${label(size)}, ${shape.padEnd(44)} ${alone} ${whole}`)
    }
  }
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
  for (const sizes of [[players], [teams, players]]) {
    const { clock, download, processor } = await inProcess<Load>('first', folder, sizes)
    console.log(
      `${sizes.map(label).join(' and ')} at ${DOWNLOAD} MB/s: first list and total after ${seconds(clock)} s (${seconds(download)} of download, ${seconds(processor)} of the processor; goal 3)`,
    )
  }
  const both = await inProcess<Loaded>('measure', folder, [teams, players])
  console.log(
    `${label(teams)} and ${label(players)} in one process: ${residentOf(both)} (goal ${rows ? 1200 : 400}, of the function's ${functions.graphql.memoryMB})`,
  )
  console.log(`${label(usual)}: ${residentOf(loads.get(label(usual))!)} (goal 150)`)
}

/** Prints each list of a kind in SQLite and in PostgreSQL, and how many times as long PostgreSQL takes as with 1,000 rows. */
async function comparePostgreSQL(small: Size[], large: Size[], inSQLite: Map<string, Loaded>, folder: string) {
  for (const [i, size] of large.entries()) {
    const few = await inProcess<Loaded>('measurePostgreSQL', folder, [small[i]!])
    const many = await inProcess<Loaded>('measurePostgreSQL', folder, [size])
    console.log(
      `${label(size)} in PostgreSQL: filled in ${(many.milliseconds / 1000).toFixed(0)} s. p50 and p99 in ms:`,
    )
    const cell = (value: number, digits = 1) => value.toFixed(digits).padStart(9)
    console.log(
      `  ${''.padEnd(46)}${['SQLite', '', 'PostgreSQL', '', 'of 1,000'].map((it) => it.padStart(9)).join('')}`,
    )
    for (const [at, { shape, p50, p99 }] of many.timings.entries()) {
      const other = inSQLite.get(label(size))!.timings[at]!
      const times = p50 / few.timings[at]!.p50
      console.log(`  ${shape.padEnd(46)}${[other.p50, other.p99, p50, p99, times].map((it) => cell(it)).join('')}`)
    }
    console.log()
  }
}

/** Builds the snapshots, then loads and queries each in its own process. */
async function measured(sizes: Size[], folder: string): Promise<Map<string, Loaded>> {
  for (const size of sizes) {
    const { seconds, packed, unpacked, memory } = await inProcess<Built>('build', folder, [size])
    console.log(
      `${label(size)}: snapshot of ${packed.toFixed(1)} MB (in /tmp ${unpacked.toFixed(1)}) made in ${seconds.toFixed(1)} s with ${memory.peak.toFixed(0)} MB`,
    )
  }
  console.log()
  const loads = new Map<string, Loaded>()
  for (const size of sizes) {
    const loaded = await inProcess<Loaded>('measure', folder, [size])
    loads.set(label(size), loaded)
    console.log(`${label(size)}: loaded in ${loaded.milliseconds.toFixed(0)} ms, ${residentOf(loaded)}`)
    for (const { shape, p50, p99 } of loaded.timings)
      console.log(`  ${shape.padEnd(44)} p50 ${p50.toFixed(2).padStart(8)} ms   p99 ${p99.toFixed(2).padStart(8)} ms`)
    console.log(
      `  DynamoDB: ${loaded.pages} pages of 20 took ${loaded.batchGets} BatchGets and ${loaded.polls} shared polls\n`,
    )
  }
  return loads
}

/** Median of a hundred reads, in milliseconds. */
async function readingOfAPage() {
  const { teamIDs, stop } = await startLeague(20)
  const keys = teamIDs.map((teamID) => itemKey(teams, { teamID }))
  const { p50 } = await timed('page', async () => (await batchGet(keys)).map((item) => parseItem(teams, item)))
  await stop()
  return p50
}

const label = ({ kind, rows }: Size) => `${rows} ${kind}s`

const inProcess = <T>(task: keyof typeof tasks, folder: string, sizes: Size[]) =>
  new Promise<T>((resolve, reject) => {
    // PGlite finds its files beside its package.
    const program = task === 'measurePostgreSQL' ? import.meta.filename : join(folder, 'bench.mjs')
    const child = fork(program, [task, folder, JSON.stringify(sizes)])
    child.on('message', (message) => resolve(message as T))
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`${task} ended with ${code}`)))
  })

const tasks = { build, first, measure, measurePostgreSQL }

async function build(folder: string, [size]: Size[]): Promise<Built> {
  const sinceStart = stopwatch()
  const { heads, snapshots } = storeIn(folder, [size!])
  let [packed, unpacked] = [0, 0]
  const put = async (key: string, file: string) => {
    const megabytes = async (path: string) => (await stat(path)).size / 1e6
    ;[packed, unpacked] = [await megabytes(file), await megabytes(file.replace(/\.zst$/, ''))]
    await snapshots.put(key, file)
  }
  await rebuild(size!.kind, synthetic(size!), { heads, snapshots: { ...snapshots, put }, log: emptyLog })
  return { seconds: sinceStart().clock / 1000, packed, unpacked, memory: memoryNow() }
}

/** How much a function downloads, in megabytes a second: what a Lambda function of any size sustains. The bench waits accordingly. */
const DOWNLOAD = 75

async function first(folder: string, sizes: Size[]): Promise<Load> {
  const { heads, snapshots } = storeIn(folder, sizes)
  let arrived = performance.now()
  let download = 0
  async function* slowly(chunks: Readable) {
    for await (const chunk of chunks) {
      const took = chunk.length / DOWNLOAD / 1000
      download += took
      arrived = Math.max(arrived, performance.now()) + took
      await sleep(arrived - performance.now())
      yield chunk
    }
  }
  const get = async (key: string) => {
    const stored = await snapshots.get(key)
    return stored && Readable.from(slowly(stored))
  }
  const directory = createDirectory({ heads, snapshots: { ...snapshots, get }, log: emptyLog })
  const sinceStart = stopwatch()
  await Promise.all(
    sizes.flatMap(({ kind }) => [
      directory.ids(kind, asked(kind) as never),
      directory.count(kind, asked(kind) as never),
    ]),
  )
  return { ...sinceStart(), download }
}

async function measurePostgreSQL(folder: string, sizes: Size[]): Promise<Loaded> {
  const { openPGlite } = await import('../local/postgres.ts')
  const database = openPGlite(join(folder, `${sizes.map(label)} in PostgreSQL`))
  const sinceStart = stopwatch()
  for (const { kind } of sizes) await openPostgreSQL(kind, database, storeIn(folder, sizes))
  const { clock: milliseconds } = sinceStart()
  // A server does this by itself.
  await database.query({ sql: 'VACUUM ANALYZE', values: [] })
  return { ...(await measure(folder, sizes, database)), milliseconds }
}

async function measure(folder: string, sizes: Size[], database?: PostgreSQL): Promise<Loaded> {
  let polls = 0
  const log: LogReader = {
    async *read() {
      polls++
      yield []
    },
  }
  const directory = createDirectory({ ...storeIn(folder, sizes), log, database })
  const sinceStart = stopwatch()
  for (const { kind } of sizes) await directory.rows(kind, asked(kind) as never)
  const milliseconds = sinceStart().clock

  const timings: Timing[] = []
  for (const { kind } of sizes)
    for (const [shape, run] of Object.entries(shapes(directory, kind))) timings.push(await timed(shape, run))

  let batchGets = 0
  const [pollsBefore, pages, { kind }] = [polls, 1000, sizes[0]!]
  const load = async (ids: readonly string[]) => {
    batchGets++
    return ids
  }
  for (let page = 1; page <= pages; page++)
    await directory.page(kind, { ...asked(kind), page: 1 + (page % 40) } as never, load as never)
  return { milliseconds, memory: memoryNow(), timings, polls: polls - pollsBefore, batchGets, pages }
}

/** Linux only. Elsewhere everything counts as the process's own memory. */
function memoryNow(): Memory {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  const megabytes = (name: string) => (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024) / 1e6
  const [own, mapped, peak] = [megabytes('RssAnon'), megabytes('RssFile'), megabytes('VmHWM')]
  return own > 0 ? { own, mapped, peak } : { own: process.memoryUsage.rss() / 1e6, mapped: 0, peak: 0 }
}

const residentOf = ({ memory: { own, mapped, peak } }: Loaded) =>
  `${(own + mapped).toFixed(0)} MB resident, ${mapped.toFixed(0)} of them pages of files (peak ${peak.toFixed(0)})`

/** Varies the query of each call, so that no total is cached. */
async function timed(shape: string, run: (i: number) => Promise<unknown>): Promise<Timing> {
  const calls = /one letter/.test(shape)
    ? LETTERS.length
    : /^(two|three) letters/.test(shape)
      ? PREFIXES
      : /^state,/.test(shape)
        ? STATES.length
        : 100
  const times: number[] = []
  for (let i = 0; i < calls; i++) {
    const sinceStart = stopwatch()
    await run(i)
    times.push(sinceStart().clock)
  }
  return { shape, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/** Arguments that every query of this kind has. */
const asked = (kind: Size['kind']) =>
  kind === 'opportunity' ? { now: new Date(TODAY), visibleTo: { ownTeamIDs: [], rosterTeamIDs: [] } } : {}

const around = (i: number) => ({ latitude: 30.3 + (i % 15), longitude: -120.4 + (i % 40), withinMiles: 50 })
const at = <T>(values: readonly T[], i: number) => values[i % values.length] as T
const sport = (i: number) => at(['BASEBALL', 'SOFTBALL'], i)
const letters = (i: number, count: number) => at(LAST, i * ENDINGS).slice(0, count)

/** The query of the nth call of each list, which asks for a page and the total. */
type Lists = Record<string, (i: number) => object>

const lists: Record<Size['kind'], Lists> = {
  opportunity: {
    'first page and total': () => ({}),
    'open, page and total': (i) => ({ openOnly: true, page: 1 + (i % 5) }),
    'sport and age group, page and total': (i) => ({ sport: sport(i), ageGroup: at(AGES, i) }),
    'a week, page and total': (i) => ({ from: dayOf(i % 90), to: dayOf((i % 90) + 6) }),
    'newest first, page and total': (i) => ({ sort: 'NEWEST', page: 1 + (i % 5) }),
    'sport, age, 50 miles, a month, nearest first': (i) => ({
      sport: sport(i),
      ageGroup: at(AGES, i),
      near: around(i),
      sort: 'NEAREST',
      openOnly: true,
      from: dayOf(i % 60),
      to: dayOf((i % 60) + 30),
    }),
    'what a player fits, page and total': (i) => ({ age: 8 + (i % 11), plays: [at(POSITIONS, i)], openOnly: true }),
  },
  team: {
    ...listsByName(),
    'sport, page and total': (i) => ({ sport: sport(i) }),
    'level, age group and state, page and total': (i) => ({
      level: at(LEVELS, i),
      ageGroup: at(AGES, i),
      state: at(STATES, i),
    }),
  },
  player: {
    ...listsByName(),
    'two letters, state, position, page and total': (i) => ({
      search: letters(i, 2),
      state: at(STATES, i),
      position: at(POSITIONS, i),
    }),
    'public names, a word, page and total': (i) => ({ search: at(FIRST, i), searchPublicNames: true }),
  },
}

function listsByName(): Lists {
  return {
    'first page and total': () => ({}),
    'page 40 and total': () => ({ page: 40 }),
    'state, page and total': (i) => ({ state: at(STATES, i) }),
    'state and city, page and total': (i) => ({ state: at(STATES, i), city: at(CITIES, i) }),
    'city of any state, page and total': (i) => ({ city: at(CITIES, i).slice(0, 5) }),
    'one letter, page and total': (i) => ({ search: at(LETTERS, i), page: 1 + (i % 5) }),
    'two letters, page and total': (i) => ({ search: letters(i, 2) }),
    'three letters, page and total': (i) => ({ search: letters(i, 3) }),
    'a word, page and total': (i) => ({ search: at(LAST, i) }),
    'two words, page and total': (i) => ({ search: `${at(FIRST, i)} ${at(LAST, i).slice(0, 3)}` }),
    'word, state and city, page and total': (i) => ({
      search: at(LAST, i),
      state: at(STATES, i),
      city: at(CITIES, i),
    }),
    'a word that is nowhere': (i) => ({ search: `xq${i}zz` }),
    'within 50 miles, nearest first, and total': (i) => ({ near: around(i), sort: 'NEAREST' }),
    'age group, page and total': (i) => ({ ageGroup: at(AGES, i), seasonYear: SEASON }),
  }
}

type Shapes = Record<string, (i: number) => Promise<unknown>>

function shapes(directory: Directory, kind: Size['kind']): Shapes {
  const list = (query: (i: number) => object) => async (i: number) => {
    const whole = { ...asked(kind), ...query(i) } as never
    await directory.ids(kind, whole)
    await directory.count(kind, whole)
  }
  const listed = Object.fromEntries(Object.entries(lists[kind]).map(([shape, query]) => [shape, list(query)]))
  if (kind === 'opportunity') {
    const facet = (i: number) => directory.facet(kind, 'ageGroups', { ...asked(kind), near: around(i) } as never)
    return { ...listed, 'facet of the age groups': facet }
  }
  return {
    ...listed,
    'one letter, page': (i) => directory.ids(kind, { search: at(LETTERS, i) }),
    'facet of the states': (i) => directory.facet(kind, 'state', { city: at(CITIES, i) }),
    'picker of 500 rows': (i) => directory.rows(kind, { perPage: 500, search: letters(i, 2) }),
    '10,000 ids': () => directory.ids(kind, { perPage: 10_000 }),
  }
}

const emptyLog: LogReader = { async *read() {} }

/** Keeps heads and snapshots in files of the folder. */
function storeIn(folder: string, sizes: Size[]): { heads: Heads; snapshots: SnapshotStore } {
  const fileOf = (kind: Kind) => join(folder, `${kind}-${sizes.find((size) => size.kind === kind)!.rows}.json`)
  return {
    heads: {
      find: async (kind) => (existsSync(fileOf(kind)) ? JSON.parse(readFileSync(fileOf(kind), 'utf8')) : undefined),
      findOthers: async () => [],
      removeOthers: async () => {},
      move: async (kind, _, to) => writeFile(fileOf(kind), JSON.stringify(to)).then(() => true),
      count: async () => {},
      pending: async () => ({ pending: 0, rows: 0 }),
      claim: async () => true,
    },
    snapshots: {
      get: async (key) => createReadStream(join(folder, key)),
      async put(key, file) {
        await mkdir(join(folder, key, '..'), { recursive: true })
        await copyFile(file, join(folder, key))
      },
      delete: async () => {},
    },
  }
}

const [task = '', folder = '', sizes = ''] = process.argv.slice(2)
if (task in tasks) {
  process.send!(await tasks[task as keyof typeof tasks](folder, JSON.parse(sizes)))
  process.exit()
}
const { rows, engine } = options({ rows: 0, engine: 'sqlite' })
await compare(rows, engine as Engine)
