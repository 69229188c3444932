import { execFile } from 'node:child_process'
import { glob, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from './support/temporary-folder.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

type Cruise = { summary: { violations: { from: string; to: string; rule: { name: string } }[] } }

/** Runs dependency-cruiser in the folder. Returns the imports that break a rule. */
async function brokenRules(folder: string) {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(root, '.dependency-cruiser.cjs')
  const args = ['--config', config, '--output-type', 'json', 'functions', 'web', 'infra', 'scripts']
  // If rules are broken, it exits with their number, and its output is still valid JSON.
  const { stdout } = await run(process.execPath, [program, ...args], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((failed: { stdout: string }) => failed)
  const { summary } = JSON.parse(stdout) as Cruise
  return summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`)
}

const wrong: Record<string, [from: string, to: string]> = {
  'no-cycles': ['functions/domain/a/cycle.ts', 'functions/domain/a/turn.ts'],
  'functions-stand-alone': ['functions/changes/outside.ts', 'scripts/seed.ts'],
  'values-imports-only-down': ['functions/values/up.ts', 'functions/store/table.ts'],
  'store-imports-only-down': ['functions/store/up.ts', 'functions/services/log.ts'],
  'services-imports-only-down': ['functions/services/up.ts', 'functions/domain/b/entity.ts'],
  'domain-imports-only-down': ['functions/domain/a/up.ts', 'functions/lifecycle/relist.ts'],
  'lifecycle-imports-only-down': ['functions/lifecycle/up.ts', 'functions/graphql/context.ts'],
  'notices-imports-only-down': ['functions/notices/up.ts', 'functions/changes/handle-change.ts'],
  'lambdas-do-not-import-each-other': ['functions/graphql/sync.ts', 'functions/sync/process-page.ts'],
  'web-takes-only-validation-from-functions': ['web/api/inside.ts', 'functions/domain/b/entity.ts'],
  'web-feature-does-not-import-another': ['web/features/a/other.ts', 'web/features/b/queries.ts'],
  'the-kit-knows-no-feature': ['web/ui/feature.ts', 'web/features/b/queries.ts'],
  'features-share-the-filters': ['web/finding/feature.ts', 'web/features/b/queries.ts'],
  'the-session-uses-the-kit-and-the-kit-the-api': ['web/api/session.ts', 'web/session/auth.tsx'],
  'screens-compose-features': ['web/features/a/screen.tsx', 'web/screens/home.tsx'],
  'infra-knows-no-inside-of-a-function': ['infra/stack.ts', 'functions/sync/process-page.ts'],
  'only-records-write-the-change-log': ['functions/domain/a/log.ts', 'functions/store/change-log/entry.ts'],
  'nothing-runs-on-tests': ['scripts/start.ts', 'test/given.ts'],
}
const CIRCLE = 'features-form-no-circle'
/** The package.json of the test declares nothing. */
const UNDECLARED = 'imports-are-declared'
/** Two features that import each other, without a cycle of files. The other end of the cycle of `wrong` is a type. */
const circles: Record<string, string> = {
  'functions/domain/a/turn.ts': "import type { used } from './cycle.ts'\nexport type Used = typeof used\n",
  'functions/domain/c/one.ts': "import '../d/one.ts'\n",
  'package.json': '{ "dependencies": {} }',
  'functions/values/undeclared.ts': "import 'valibot'\n",
  'functions/domain/c/two.ts': 'export const two = 2\n',
  'functions/domain/d/one.ts': 'export const one = 1\n',
  'functions/domain/d/two.ts': "import '../c/two.ts'\n",
}
let folder: string

beforeAll(async () => {
  folder = temporaryFolder()
  const files = new Map(Object.entries(circles))
  for (const [from, to] of Object.values(wrong)) {
    const up = '../'.repeat(from.split('/').length - 1)
    files.set(from, `import * as it from '${up}${to}'\nexport const used: typeof it = it\n`)
    if (!files.has(to)) files.set(to, 'export const here: string = to()\nfunction to() { return "" }\n')
  }
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
})
test('a forbidden import is reported', async () => {
  const broken = await brokenRules(folder)
  const [one, other] = ['functions/domain/c', 'functions/domain/d'] as const
  const expected = [...Object.entries(wrong), [CIRCLE, [one, other]] as const, [CIRCLE, [other, one]] as const].map(
    ([rule, [from, to]]) => `${rule}: ${from} -> ${to}`,
  )
  expected.push(broken.find((it) => it.startsWith(`${UNDECLARED}: functions/values/undeclared.ts -> `)) ?? UNDECLARED)
  expect(broken.sort()).toEqual(expected.sort())
})

test('every dependency rule has an import that breaks it', async () => {
  const { default: config } = await import('../.dependency-cruiser.cjs' as string)
  expect(config.forbidden.map(({ name }: { name: string }) => name).sort()).toEqual(
    [...Object.keys(wrong), CIRCLE, UNDECLARED].sort(),
  )
})

test('only entities and item-keys.ts contain key strings', async () => {
  const files = await Array.fromAsync(glob('functions/**/*.ts', { cwd: root }))
  const others = files.filter((file) => !/(entity|item-keys|generated)\.ts$/.test(file))
  expect(others.length).toBeGreaterThan(100)
  const withKeys = await Promise.all(
    others.map(async (file) => /\b[ps]k: ['"`]/.test(await readFile(join(root, file), 'utf8')) && file),
  )
  expect(withKeys.filter(Boolean)).toEqual([])
})

test('only records/version.ts contains version conditions', async () => {
  const files = await Array.fromAsync(glob('functions/**/*.ts', { cwd: root, exclude: ['**/generated.ts'] }))
  const conditioned = await Promise.all(
    files.map(async (file) => /\beq\([\w.]*version\b/.test(await readFile(join(root, file), 'utf8')) && file),
  )
  expect(conditioned.filter(Boolean)).toEqual(['functions/store/records/version.ts'])
})

/** Finds onSuccess, onError, and onSettled in object literals that are the second or a later argument. */
const callbacksOfCalls = (text: string) =>
  [...text.matchAll(/\bon(Success|Error|Settled)\b/g)].flatMap(({ 0: name, index }) => {
    let depth = 0
    for (let at = index; at >= 0; at--) {
      if (text[at] === '}') depth++
      if (text[at] === '{' && depth-- === 0) return /,\s*$/.test(text.slice(0, at)) ? [name] : []
    }
    return []
  })

test('no call of mutate() passes callbacks, since they are dropped when the component unmounts', async () => {
  expect(callbacksOfCalls('save(input, { onSuccess: done, onError: ({ message }) => say(message) })')).toHaveLength(2)
  expect(callbacksOfCalls('useMutation({ ...saveMutation({ id }), onSuccess: done })')).toEqual([])
  const files = await Array.fromAsync(glob('web/**/*.{ts,tsx}', { cwd: root, exclude: ['web/**/*generated.ts'] }))
  const found = await Promise.all(
    files.map(async (file) => callbacksOfCalls(await readFile(join(root, file), 'utf8')).map((name) => [file, name])),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(found.flat()).toEqual([])
})
