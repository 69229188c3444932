import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root }).sort()]
const read = (page: string) => readFileSync(join(root, page), 'utf8')

test('each decision has its own number, without a gap', () => {
  const numbers = pages.filter((page) => page.startsWith('docs/decisions/')).map((page) => basename(page).slice(0, 4))
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')))
})

test.each(pages)('every file that %s links to or names exists', (page) => {
  const text = read(page)
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => join(dirname(page), link!))
  const named = [...text.matchAll(/`((?:functions|web|infra|scripts|test|docs)\/[\w./-]+\.\w+)`/g)].map(
    ([, path]) => path!,
  )
  expect([...links, ...named].filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every command in the docs is a script of package.json, and README lists every script', () => {
  const scripts = Object.keys(manifest.scripts)
  const named = pages.flatMap((page) => [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script!))
  expect(named.filter((script) => !scripts.includes(script))).toEqual([])
  const isInReadme = (script: string) => new RegExp(`(npm( run)? |\`)${script}\\b`).test(read('README.md'))
  expect(scripts.filter((script) => !isInReadme(script))).toEqual([])
})

test('the map of README names files that exist', () => {
  const [, map = ''] = read('README.md').split('## Map')
  const paths = [...map.matchAll(/^ {4}([\w./-]+) {2,}/gm)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(8)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('local-cloud.md lists every variable that npm start reads, and README no other', () => {
  const code = readFileSync(join(root, 'scripts/local/run.ts'), 'utf8')
  const list = /const passedOn = \[(.*?)\]/s.exec(code)![1]!
  const known = new Set([
    ...[...code.matchAll(/(?<!process\.)\benv\.([A-Z_]+)/g)].map(([, name]) => name!),
    ...[...list.matchAll(/'([A-Z_]+)'/g)].map(([, name]) => name!),
    ...['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ])
  const [, settings = ''] = read('docs/local-cloud.md').split('## Settings')
  const named = new Set([...settings.split('\n## ')[0]!.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name!))
  expect([...known].filter((name) => !named.has(name))).toEqual([])
  const [, start = ''] = read('README.md').split('| `npm start` reads |')
  const inReadme = [...start.split('\n\n')[0]!.matchAll(/^\| ([^|]+) \|/gm)].flatMap(
    ([, cell]) => cell!.match(/[A-Z][A-Z_]+/g) ?? [],
  )
  expect(inReadme.filter((name) => !known.has(name))).toEqual([])
})

test('the limits in sync.md are those of the code', () => {
  const units: Record<string, number> = { minutes: 60_000, MB: 1024 * 1024 }
  const [, limits = ''] = read('docs/sync.md').split('## Limits')
  const rows = [...limits.split('\n## ')[0]!.matchAll(/^\| [^|]+ \| ([\d.,]+) ?(\w*) \| `([^`]+)` `(\w+)` \|$/gm)]
  expect(rows.length).toBe(limits.split('\n## ')[0]!.match(/^\| /gm)!.length - 1)
  const productOf = (text = '1') => text.split('*').reduce((sum, each) => sum * Number(each.replaceAll('_', '')), 1)
  for (const [, number, unit, file, name] of rows) {
    const code = readFileSync(join(root, file!), 'utf8')
    const [, value] = new RegExp(`const ${name} = (.+)`).exec(code) ?? []
    const [above, below] = value!.split('/')
    const said = Number(number!.replaceAll(',', '')) * (units[unit!] ?? 1)
    expect(said, name).toBe(productOf(above) / productOf(below))
  }
})
