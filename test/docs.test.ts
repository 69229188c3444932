import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root }).sort()]
const read = (page: string) => readFileSync(join(root, page), 'utf8')

test('decisions are numbered without gaps or duplicates', () => {
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

test('every npm run command in the docs is a script of package.json, and README lists every script', () => {
  const scripts = Object.keys(manifest.scripts)
  const named = pages.flatMap((page) => [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script!))
  expect(named.filter((script) => !scripts.includes(script))).toEqual([])
  const isInReadme = (script: string) => new RegExp(`(npm( run)? |\`)${script}\\b`).test(read('README.md'))
  expect(scripts.filter((script) => !isInReadme(script))).toEqual([])
})

test('every file that the map in README lists exists', () => {
  const [, map = ''] = read('README.md').split('## Map')
  const paths = [...map.matchAll(/^ {4}([\w./-]+) {2,}/gm)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(8)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('local-cloud.md lists every environment variable that npm start reads, and README lists no other', () => {
  const code = readFileSync(join(root, 'scripts/local/run.ts'), 'utf8')
  const list = /const forwardedVariables = \[(.*?)\]/s.exec(code)![1]!
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

/** Numbers in the docs with the constant they quote. The constant is divided by `unit` before the comparison. */
const quoted: [page: string, number: RegExp, file: string, name: string, unit?: number][] = [
  ['README.md', /Node (\d+) or newer/, 'package.json', '"node": ">='],
  [
    'docs/features.md',
    /\*open to guest play\* on for (\d+) days/,
    'functions/domain/guest-play/open.ts',
    'GUEST_PLAY_DAYS',
  ],
  ['docs/features.md', /\((\d+) miles/, 'functions/domain/guest-play/match.ts', 'MAX_MILES'],
  ['docs/features.md', /accepts within (\d+) days/, 'functions/domain/team-transfers/service.ts', 'DAYS'],
  ['docs/local-cloud.md', /ended when idle for (\d+) seconds/, 'scripts/local/lambda.ts', 'IDLE_MS', 1000],
  ['docs/local-cloud.md', /thread is (\d+) MB instead/, 'scripts/local/lambda.ts', 'YOUNG_MB'],
  ['docs/local-cloud.md', /is tried (\d+) times/, 'scripts/local/stream-source.ts', 'attempts = '],
  [
    'docs/operations.md',
    /is kept for (\d+) days with its roster/,
    'functions/domain/deleted-records/copies.ts',
    'RETENTION_DAYS',
  ],
  ['docs/operations.md', /(\d+) reports a day/, 'functions/domain/rate-limits/limits.ts', 'reportByUser'],
  ['docs/operations.md', /(\d+) an hour from one address/, 'functions/domain/rate-limits/limits.ts', 'reportAtAddress'],
  ['docs/operations.md', /cannot report for (\d+) days/, 'functions/domain/reports/service.ts', 'DISMISSED_DAYS'],
  ['docs/retention.md', /opportunity \| (\d+) days/, 'functions/domain/deleted-records/copies.ts', 'RETENTION_DAYS'],
  ['docs/retention.md', /organizers \| (\d+) days/, 'functions/domain/messages/service.ts', 'TTL_SECONDS', 86_400],
  ['docs/retention.md', /account's ID \| (\d+) days/, 'functions/domain/declines/declined.ts', 'DECLINED_DAYS'],
  ['docs/retention.md', /in the app \| (\d+) days/, 'functions/domain/notifications/notifications.ts', 'DAYS'],
  ['docs/retention.md', /address \| (\d+) days/, 'functions/domain/family-invitations/invitation-write.ts', 'DAYS'],
  ['docs/retention.md', /guest players \| (\d+) days/, 'functions/domain/guest-play/service.ts', 'KEPT_DAYS'],
  [
    'docs/retention.md',
    /sees them \| (\d+) days/,
    'functions/domain/registrations/withdrawal.ts',
    'TTL_SECONDS',
    86_400,
  ],
  [
    'docs/retention.md',
    /nobody uses.* \| (\d+) months/,
    'functions/domain/retention/periods.ts',
    'inactivePlayerMonths',
  ],
  [
    'docs/retention.md',
    /phone number, notes \| (\d+) months/,
    'functions/domain/retention/periods.ts',
    'contactDetailsMonths',
  ],
  ['docs/retention.md', /its waiver \| (\d+) months/, 'functions/domain/retention/periods.ts', 'registrationMonths'],
  [
    'docs/retention.md',
    /manages nothing \| (\d+) days/,
    'functions/domain/retention/periods.ts',
    'unconfirmedAccountDays',
  ],
  ['docs/decisions/0008-a-combobox-by-hand.md', /reaches (\d+) matches/, 'web/ui/matches-by-page.ts', 'MAX_MATCHES'],
  [
    'docs/decisions/0020-calendars-by-a-secret-url.md',
    /next (\d+) events/,
    'functions/graphql/calendar-feed.ts',
    'MAX_EVENTS',
  ],
  [
    'docs/decisions/0023-messages-answered-by-signed-links.md',
    /at most (\d+) times/,
    'functions/domain/rate-limits/limits.ts',
    'replyInConversation',
  ],
  [
    'docs/decisions/0023-messages-answered-by-signed-links.md',
    /after (\d+) days/,
    'functions/domain/messages/service.ts',
    'TTL_SECONDS',
    86_400,
  ],
  [
    'docs/decisions/0026-a-grant-ends-with-its-owner.md',
    /for (\d+) days/,
    'functions/domain/team-transfers/service.ts',
    'DAYS',
  ],
  [
    'docs/decisions/0028-a-request-is-stopped-by-what-it-does.md',
    /At ([\d,]+) units/,
    'functions/graphql/execution-budget.ts',
    'MAX_WORK',
  ],
]

test.each(quoted)('the number that %s has at %s equals the constant in %s', (page, pattern, file, name, unit = 1) => {
  const [, said] = pattern.exec(read(page)) ?? []
  expect(numberOf(read(file), name) / unit).toBe(Number(said?.replaceAll(',', '')))
})

/** The first number, or product of numbers, after the first occurrence of the name. */
function numberOf(code: string, name: string) {
  const at = code.search(new RegExp(`(?<![\\w.])${name.replace(/\W/g, '\\$&')}`))
  const [product] = /\d[\d_]*( \* \d[\d_]*)*/.exec(code.slice(at + name.length)) ?? []
  return productOf(product)
}

const productOf = (text = '1') => text.split('*').reduce((sum, each) => sum * Number(each.replaceAll('_', '')), 1)

test('the limits in sync.md equal the constants in the code', () => {
  const units: Record<string, number> = { minutes: 60_000, MB: 1024 * 1024 }
  const [, limits = ''] = read('docs/sync.md').split('## Limits')
  const rows = [...limits.split('\n## ')[0]!.matchAll(/^\| [^|]+ \| ([\d.,]+) ?(\w*) \| `([^`]+)` `(\w+)` \|$/gm)]
  expect(rows.length).toBe(limits.split('\n## ')[0]!.match(/^\| /gm)!.length - 1)
  for (const [, number, unit, file, name] of rows) {
    const code = readFileSync(join(root, file!), 'utf8')
    const [, value] = new RegExp(`const ${name} = (.+)`).exec(code) ?? []
    const [above, below] = value!.split('/')
    const said = Number(number!.replaceAll(',', '')) * (units[unit!] ?? 1)
    expect(said, name).toBe(productOf(above) / productOf(below))
  }
})
