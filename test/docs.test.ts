import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type ASTNode, parse, visit } from 'graphql'
import { expect, test } from 'vitest'
import { DAY_MS, DAY_SECONDS } from '../functions/values/durations.ts'
import manifest from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const pages = ['README.md', 'CONTRIBUTING.md', '.github/SECURITY.md', ...globSync('docs/**/*.md', { cwd: root }).sort()]
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

const sources = globSync(
  ['{functions,web,infra,scripts,test}/**/*.{ts,tsx,mjs,js}', 'schema.graphql', '*.yml', '.github/workflows/*.yml'],
  { cwd: root },
)
/** All source code, except this file, which quotes the docs. */
const code = sources
  .filter((file) => file !== 'test/docs.test.ts')
  .map(read)
  .join('\n')
/** Naming patterns, and names of other programs. */
const notInCode = new Set(['getX', 'findX', 'xsOfY', 'cacheMiddleware'])

test.each(pages)('every file, function, constant, and field that %s names in the code exists', (page) => {
  const named = [
    ...read(page)
      .replaceAll(/```.*?```/gs, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, name]) => name!)
  const files = named.filter((name) => /^[\w./-]+\.(?:tsx?|mjs)$/.test(name))
  expect(files.filter((name) => !sources.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([])
  const names = named.filter((name) => /^(?:[a-z]\w*[A-Z]\w*|[A-Z]{2,}_\w+)$/.test(name) && !notInCode.has(name))
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
})

/** Arguments that their names and the field explain. Counts and facets have the arguments of their list. */
const isObvious = (path: string) => /^Query\.\w+(Count|Facets)\.|\.(id|ids|\w+ID|input|page|perPage)$/.test(path)

test('schema.graphql describes every type, field, input field, enum value, and argument that is not obvious', () => {
  const undescribed: string[] = []
  const path: string[] = []
  const isNamed = (node: ASTNode) => 'name' in node && 'description' in node
  visit(parse(read('schema.graphql')), {
    enter(node) {
      if (!isNamed(node)) return
      path.push((node as { name: { value: string } }).name.value)
      const { value = '' } = (node as { description?: { value: string } }).description ?? {}
      const isArgument = path.length === 3
      if (!/^\S.*\.$/s.test(value) && !(isArgument && isObvious(path.join('.')))) undescribed.push(path.join('.'))
    },
    leave: (node) => void (isNamed(node) && path.pop()),
  })
  expect(undescribed).toEqual([])
})

test('schema.graphql and docs/api.md name every code of an error', () => {
  const [, union] = /type RefusalCode =(.*?)\n\n/s.exec(read('functions/values/errors.ts'))!
  const codes = [...union!.matchAll(/'(\w+)'/g), ...[['', 'INTERNAL']]].map(([, code]) => code!).sort()
  const [, table] = read('docs/api.md').split('| code |')
  expect([...table!.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code).sort()).toEqual(codes)
  const [, header] = /`extensions.code` \((.*?)\)/s.exec(read('schema.graphql'))!
  expect(header!.match(/\w+/g)!.sort()).toEqual(codes)
})

test('every section that the docs or a comment refer to exists', () => {
  const headings = new Set(pages.flatMap((page) => [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title]) => title!)))
  const texts = [...pages.map(read), code].join('\n')
  const named = [...texts.matchAll(/(?:\b[Ss]ee |[ |]\(|\.md\)?, )\*([A-Z][\w ,.()]+)\*/g)].map(([, title]) => title!)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((title) => !headings.has(title))).toEqual([])
})

test('every npm run command in the docs is a script of package.json, and commands.md and README list every script', () => {
  const scripts = Object.keys(manifest.scripts)
  const named = pages.flatMap((page) => [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script!))
  expect(named.filter((script) => !scripts.includes(script))).toEqual([])
  const lists = read('README.md') + read('docs/commands.md')
  expect(scripts.filter((script) => !new RegExp(`(npm( run)? |\`)${script}\\b`).test(lists))).toEqual([])
})

test('dependencies.md has a line with a reason for each direct dependency, and for nothing else', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  const direct = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const lines = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \|((?: [^|]+ \|){4})$/gm)]
  expect(lines.map(([, name]) => name).sort()).toEqual(direct.sort())
})

test('security-program.md counts the direct dependencies', () => {
  const { dependencies } = manifest
  expect(read('docs/security-program.md')).toContain(`${Object.keys(dependencies).length} direct ones are deployed`)
})

test('README is at most 120 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(120)
})

test('every file that the map in architecture.md lists exists', () => {
  const [, map = ''] = read('docs/architecture.md').split('## Map')
  const paths = [...map.matchAll(/^ {4}([\w./-]+) {2,}/gm)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(8)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('local-cloud.md lists every environment variable that npm start reads', () => {
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
})

/** Numbers in the docs with the constant they quote, by page. The constant is divided by `unit` before the comparison. */
const quoted: Record<string, [number: RegExp, file: string, name: string, unit?: number][]> = {
  'README.md': [[/Node (\d+) or newer/, 'package.json', '"node": ">=']],
  'CONTRIBUTING.md': [[/(\d+) KB loaded/, 'test/local/bundle.test.ts', 'expect(atStart).toBeLessThan', 1000]],
  'docs/api.md': [
    [/has up to ([\d,]+) tokens/, 'functions/graphql/limits/query-limits.ts', 'tokens: '],
    [/(\d+) levels/, 'functions/graphql/limits/query-limits.ts', 'depth: '],
    [/(\d+) aliases/, 'functions/graphql/limits/query-limits.ts', 'aliases: '],
    [/up to (\d+) root fields/, 'functions/graphql/limits/query-limits.ts', 'rootFields: '],
    [/Above ([\d,]+) it is refused/, 'functions/graphql/limits/query-limits.ts', 'cost: '],
    [/at ([\d,]+) units of actual work/, 'functions/graphql/limits/execution-budget.ts', 'MAX_WORK'],
    [/up to ([\d,]+) if only plain/, 'functions/graphql/limits/cost.ts', 'MAX_PER_PAGE'],
    [/`perPage`, up to ([\d,]+)/, 'functions/graphql/limits/cost.ts', 'MAX_NESTED_PER_PAGE'],
    [/send (\d+) requests at once/, 'functions/graphql/limits/visitor-limit.ts', 'BURST'],
    [/and (\d+) a second/, 'functions/graphql/limits/visitor-limit.ts', 'PER_SECOND'],
    [/creates (\d+) records/, 'functions/services/rate-limits/rate-limits.ts', 'createByUser'],
    [/makes (\d+) changes/, 'functions/services/rate-limits/rate-limits.ts', 'changeByUser'],
    [/for (\d+) days after the last use/, 'functions/services/identity/session-age.ts', 'SESSION_DAYS'],
  ],
  'docs/deploying.md': [
    [/limits of depth \((\d+)\)/, 'functions/graphql/limits/query-limits.ts', 'depth: '],
    [/root fields \((\d+)\)/, 'functions/graphql/limits/query-limits.ts', 'rootFields: '],
  ],
  'docs/features.md': [
    [/\*open to guest play\* on for (\d+) days/, 'functions/domain/guest-play/open.ts', 'GUEST_PLAY_DAYS'],
    [/\((\d+) miles/, 'functions/domain/guest-play/match.ts', 'MAX_MILES'],
    [/accepts within (\d+) days/, 'functions/domain/team-transfers/service.ts', 'DAYS'],
  ],
  'docs/local-cloud.md': [
    [/ended when idle for (\d+) seconds/, 'scripts/local/lambda.ts', 'IDLE_MS', 1000],
    [/thread is (\d+) MB instead/, 'scripts/local/lambda.ts', 'YOUNG_MB'],
    [/is tried (\d+) times/, 'scripts/local/stream-source.ts', 'attempts = '],
    [/Requests get (\w+) seconds/, 'scripts/local/cloud.ts', 'ANSWER_MS', 1000],
    [/pauses (\w+) times as long/, 'scripts/local/cloud.ts', 'PAUSE_FACTOR'],
    [/At (\w+) requests in two/, 'scripts/local/lambda.ts', 'MANY_EVENTS'],
    [/SQLite caches (\d+) MB/, 'functions/store/read-model/sqlite/sqlite-file.ts', 'CACHE_KB', 1000],
  ],
  'docs/operations.md': [
    [/log in the table that covers (\w+) days/, 'functions/store/change-log/log.ts', 'LOG_DAYS'],
    [/in (\w+) segments/, 'functions/changes/rebuild.ts', 'SEGMENTS'],
    [/Within (\w+) days, the same command/, 'functions/changes/rebuild-progress.ts', 'MAX_RESUME_AGE_MS', 86_400_000],
    [/the new value within (\w+) minutes/, 'functions/services/secrets.ts', 'CACHE_MS', 60_000],
    [/After (\w+)\s+dismissed/, 'functions/domain/reports/service.ts', 'MAX_DISMISSED'],
    [
      /for (\d+) months \(background check\)/,
      'functions/domain/safety-records/entity.ts',
      'backgroundCheckConfirmedBy',
    ],
    [/(\d+) months \(SafeSport\)/, 'functions/domain/safety-records/entity.ts', 'safeSportConfirmedBy'],
    [/is kept for (\d+) days with its roster/, 'functions/domain/deleted-records/copies.ts', 'RETENTION_DAYS'],
    [/(\d+) reports a day/, 'functions/services/rate-limits/rate-limits.ts', 'reportByUser'],
    [/(\d+) an hour from one address/, 'functions/services/rate-limits/rate-limits.ts', 'reportAtAddress'],
    [/cannot report for (\d+) days/, 'functions/domain/reports/service.ts', 'DISMISSED_DAYS'],
  ],
  'docs/retention.md': [
    [/opportunity \| (\d+) days/, 'functions/domain/deleted-records/copies.ts', 'RETENTION_DAYS'],
    [/and teams \| (\d+) days/, 'functions/domain/messages/service.ts', 'TTL_SECONDS', 86_400],
    [/account's ID \| (\d+) days/, 'functions/domain/declines/entity.ts', 'DECLINED_DAYS'],
    [/files of an import \| (\d+) days/, 'infra/database.ts', "prefix: 'uploads/'"],
    [/wait for their team.* \| (\d+) days/, 'functions/sync/apply/waiting.ts', 'WAITING_DAYS'],
    [/dead letters of a sync \| (\d+) days/, 'functions/domain/sync/tasks.ts', 'TASK_DAYS'],
    [/could not be handled \| (\d+) days/, 'infra/database.ts', 'prefix: FAILED_CHANGES'],
    [/in the app \| (\d+) days/, 'functions/domain/notifications/notifications.ts', 'DAYS'],
    [/address \| (\d+) days/, 'functions/domain/family-invitations/entity.ts', 'DAYS'],
    [/guest players \| (\d+) days/, 'functions/domain/guest-play/service.ts', 'KEPT_DAYS'],
    [/sees them \| (\d+) days/, 'functions/domain/registrations/entity.ts', 'TTL_SECONDS', 86_400],
    [/nobody uses.* \| (\d+) months/, 'functions/lifecycle/retention/periods.ts', 'inactivePlayerMonths'],
    [/phone number, notes.* \| (\d+) months/, 'functions/lifecycle/retention/periods.ts', 'contactDetailsMonths'],
    [/its waiver \| (\d+) months/, 'functions/lifecycle/retention/periods.ts', 'registrationMonths'],
    [/manages nothing \| (\d+) days/, 'functions/lifecycle/retention/periods.ts', 'unconfirmedAccountDays'],
  ],
  'docs/decisions/0008-a-combobox-by-hand.md': [[/reaches (\d+) matches/, 'web/ui/matches-by-page.ts', 'MAX_MATCHES']],
  'docs/decisions/0012-alerts-look-back-instead-of-being-queued.md': [
    [/a window of (\w+) hours/, 'functions/alerts/mailing.ts', 'CATCH_UP_MS', 3_600_000],
    [/more than\s(\w+) emails a day/, 'functions/alerts/watches.ts', 'MAX_MAILS_PER_DAY'],
  ],
  'docs/decisions/0013-a-waitlist-of-held-spots.md': [
    [/until (\w+) hours before the start/, 'functions/domain/registrations/waitlist.ts', 'LAST_OFFER_MS'],
    [/so that (\w+) minutes of edits/, 'functions/domain/scheduled-work/changes.ts', 'COLLECTED_MS', 60_000],
  ],
  'docs/decisions/0020-calendars-by-a-secret-url.md': [
    [/next (\d+) events/, 'functions/graphql/http/calendars.ts', 'MAX_EVENTS'],
    [/next (\d+) events and opportunities each/, 'functions/graphql/http/calendars.ts', 'MAX_OF_TEAM'],
    [/has (\d+) of each team/, 'functions/graphql/http/calendars.ts', 'MAX_OF_TEAMS'],
    [/of up to (\d+) teams/, 'functions/graphql/http/calendars.ts', 'MAX_TEAMS'],
  ],
  'docs/decisions/0022-preview-images-drawn-on-demand.md': [
    [/its last (\d+) drawings/, 'functions/graphql/site/preview-image.ts', 'MAX_CACHED'],
  ],
  'docs/decisions/0023-messages-answered-by-signed-links.md': [
    [/a conversation \((\d+) a day\)/, 'functions/services/rate-limits/rate-limits.ts', 'questionByUser'],
    [/with a status \((\d+) a day/, 'functions/services/rate-limits/rate-limits.ts', 'messageByUser'],
    [/at most (\d+) times/, 'functions/services/rate-limits/rate-limits.ts', 'replyInConversation'],
    [/after (\d+) days/, 'functions/domain/messages/service.ts', 'TTL_SECONDS', 86_400],
  ],
  'docs/decisions/0024-a-session-is-a-sealed-cookie.md': [
    [/get (\w+) times the proof of work/, 'functions/services/human-check/human-check.ts', 'HARDER = '],
  ],
  'docs/decisions/0027-a-service-worker-for-one-page.md': [
    [/first, for (\w+) seconds/, 'web/service-worker.js', 'TIMEOUT_MS', 1000],
  ],
  'docs/decisions/0026-a-grant-ends-with-its-owner.md': [
    [/for (\d+) days/, 'functions/domain/team-transfers/service.ts', 'DAYS'],
  ],
  'docs/decisions/0028-a-request-is-stopped-by-what-it-does.md': [
    [/At ([\d,]+) units/, 'functions/graphql/limits/execution-budget.ts', 'MAX_WORK'],
    [/partition counts as (\d+) rows/, 'functions/graphql/limits/execution-budget.ts', 'PARTITION'],
    [/without a limit counts as (\d+) rows/, 'functions/graphql/limits/cost.ts', 'LONG_LIST = '],
  ],
}
const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const quotes = Object.entries(quoted).flatMap(([page, rows]) =>
  rows.map(([pattern, file, name, unit = 1]) => ({ page, pattern, file, name, unit })),
)
test.each(quotes)('the number that $page has at $pattern equals the constant in $file', (quote) => {
  const { page, pattern, file, name, unit } = quote
  const [, said = ''] = pattern.exec(read(page)) ?? []
  expect(numberOf(read(file), name) / unit).toBe(
    words.includes(said) ? words.indexOf(said) : Number(said.replaceAll(',', '')),
  )
})

/** The first number, or product of numbers, after the first occurrence of the name. */
function numberOf(code: string, name: string) {
  const at = code.search(new RegExp(`(?<![\\w.])${name.replace(/\W/g, '\\$&')}`))
  if (at < 0) throw new Error(`There is no ${name}.`)
  const rest = code
    .slice(at + name.length)
    .replaceAll('DAY_SECONDS', `${DAY_SECONDS}`)
    .replaceAll('DAY_MS', `${DAY_MS}`)
  const [product] = /\d[\d_]*( \* \d[\d_]*)*/.exec(rest) ?? []
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

test('Spanish messages say usted, and open questions and exclamations', () => {
  const texts = globSync(join(root, 'functions/values/messages/es/*.json')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/: "(.*)"/g)].map(([, text]) => text!.replaceAll(/\{[^}]*\}/g, '')),
  )
  const INFORMAL =
    /(?<!\p{L})(tú|tus?|te|ti|contigo|tuy[oa]s?|eres|puedes|tienes|quieres|has|haz|elige|inténtalo)(?!\p{L})/iu
  const count = (text: string, sign: string) => text.split(sign).length
  const isUnopened = (text: string) => ['¿?', '¡!'].some(([open, close]) => count(text, open!) !== count(text, close!))
  expect(texts.filter((text) => INFORMAL.test(text) || isUnopened(text))).toEqual([])
})
