import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { buildStale } from '../../scripts/local/build.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, 'dist/web', path))

const weights = new Map<string, number>()

/** The compressed size of the file in KB. Fonts are compressed already. */
function weightOf(path: string) {
  const bytes = read(path)
  return (path.endsWith('.woff2') ? bytes : brotliCompressSync(bytes)).length / 1024
}

function weight(paths: Iterable<string>) {
  let sum = 0
  for (const path of paths) {
    if (!weights.has(path)) weights.set(path, weightOf(path))
    sum += weights.get(path)!
  }
  return sum
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)

/** The scripts and their static imports, transitively. Leaves dynamic imports out. */
function withImports(paths: readonly string[], found = new Set<string>()) {
  for (const path of paths) {
    if (found.has(path)) continue
    found.add(path)
    const names = matches(read(path).toString(), /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)
    withImports(
      names.map((name) => `assets/${name}`),
      found,
    )
  }
  return found
}

/** The scripts of the page, and that of the app, which they load after the first paint. */
function entryOf(page: string) {
  const scripts = matches(page, /(?:src|href)="\/([^"]+\.js)"/g)
  const [shell] = scripts.flatMap((path) =>
    matches(read(path).toString(), /import\(["'`]\.\/(shell-[\w-]+\.js)["'`]\)/g),
  )
  return [...scripts, `assets/${shell}`]
}

let html: string
let entry: string[]
/** The chunk of each screen, by the path of its source. */
const chunks = new Map<string, string>()

beforeAll(async () => {
  await buildStale({ web: true, say: () => {} })
  html = read('index.html').toString()
  entry = entryOf(html)

  // The bundle has the dynamic imports of the router in the order of its source.
  const sources = matches(read('../../web/router.tsx').toString(), /import\('\.\/screens\/([\w/-]+)\.tsx'\)/g)
  const nameOf = (source: string) => basename(source.replace(/\/index$/, ''))
  const names = new Set(sources.map(nameOf))
  const lazy = matches(read(entry.at(-1)!).toString(), /import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g).filter((file) =>
    names.has(file.replace(/-.{8}\.js$/, '')),
  )
  expect(lazy.map((file) => file.replace(/-.{8}\.js$/, ''))).toEqual(sources.map(nameOf))
  for (const [index, source] of sources.entries()) chunks.set(source, `assets/${lazy[index]}`)
})

const scripts = (source: string) => weight(withImports([...entry, chunks.get(source)!]))

test('the home page loads at most 3 KB of HTML, 12 KB of styles, 35 KB of fonts, and 139 KB of scripts', () => {
  const styles = matches(html, /href="\/([^"]+\.css)"/g)
  const fonts = new Set(
    styles.flatMap((path) => matches(read(path).toString(), /url\(["']?\/?([\w./-]+\.woff2)/g)).map((path) => path),
  )
  expect(fonts.size).toBeGreaterThan(0)
  expect(weight(['index.html'])).toBeLessThanOrEqual(3)
  expect(weight(styles)).toBeLessThanOrEqual(12)
  expect(weight(fonts)).toBeLessThanOrEqual(35)
  expect(scripts('home/home')).toBeLessThanOrEqual(139)
})

const isVisitors = (source: string) =>
  /^(teams|players|events|opportunities|legal)\/|^accounts\/user$|^not-found$/.test(source)

test('every other visitor page adds at most 30 KB of scripts, and every form and admin page 66 KB', () => {
  const home = scripts('home/home')
  const tooHeavy = [...chunks.keys()].flatMap((source) => {
    const more = scripts(source) - home
    return more > (isVisitors(source) ? 30 : 66) ? [`${source}: ${more.toFixed(1)} KB`] : []
  })
  expect(tooHeavy).toEqual([])
})

test('a visitor route adds at most 40 files to those of the entry', () => {
  const known = withImports(entry).size
  const tooMany = [...chunks].flatMap(([source, chunk]) => {
    const files = withImports([...entry, chunk]).size - known
    return isVisitors(source) && files > 40 ? [`${source}: ${files} files`] : []
  })
  expect(tooMany).toEqual([])
})

test('the login page with the human check adds at most 60 KB of scripts', () => {
  const step = matches(
    html + [...withImports([chunks.get('accounts/login')!])].map((path) => read(path)).join(),
    /["'`]\.\/(altcha-step-[\w-]+\.js)["'`]/g,
  )
  expect(step.length).toBeGreaterThan(0)
  const all = withImports([...entry, chunks.get('accounts/login')!, `assets/${step[0]}`])
  expect(weight(all) - scripts('home/home')).toBeLessThanOrEqual(60)
})

test('the service worker of the check-in page caches at most 250 KB, and only files that exist', () => {
  const worker = read('service-worker.js').toString()
  const { files } = JSON.parse(/^const shell = (.*)$/m.exec(worker)![1]!) as { files: string[] }
  const names = files.map((path) => path.slice(1))
  expect(names).toEqual(expect.arrayContaining([...withImports([...entry, chunks.get('check-in/check-in')!])]))
  expect(weight(names)).toBeLessThanOrEqual(250)
})

test('each language loads its own texts only, and Spanish weighs at most 4 KB more', () => {
  const spanish = withImports(entryOf(read('es.html').toString()))
  const textsOf = (paths: Iterable<string>) => [...paths].map((path) => read(path)).join()
  expect(textsOf(spanish)).toContain('Ver equipos')
  expect(textsOf(spanish)).not.toContain('Browse Teams')
  expect(textsOf(withImports(entry))).not.toContain('Ver equipos')
  expect(weight(spanish) - weight(withImports(entry))).toBeLessThanOrEqual(4)
})
