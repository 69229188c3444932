import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pathPatterns, paths } from '../../web/paths.ts'

const source = (file: string) => readFileSync(join(import.meta.dirname, '../../web', file), 'utf8')

/** The module of the router for each pattern. */
function routes() {
  const text = source('router.tsx')
  const named = new Map(
    [...text.matchAll(/const (\w+) = \(\) => import\('(.+?)'\)/g)].map(([, name, file]) => [name, file]),
  )
  const entries = text.matchAll(/\[paths\.(\w+)(?:\(\))?\]: (?:\(\) => import\('(.+?)'\)|(\w+)),/g)
  return new Map(
    [...entries].map(([, name, file, variable]) => {
      const path = paths[name as keyof typeof paths] as string | (() => string)
      return [typeof path === 'string' ? path : path(), file ?? named.get(variable!)]
    }),
  )
}

/** The patterns of the first script, with their modules. */
const firstScreens = () =>
  [...source('start.ts').matchAll(/\[\/(.+)\/, \(\) => import\('(.+?)'\)\]/g)].map(([, pattern, file]) => ({
    pattern: new RegExp(pattern!),
    file: file!,
  }))

const sampleOf = (pattern: string) => pattern.replace('/:group?', '').replace(':state', 'tx').replace(/:\w+/g, 'abc')

test('the first script loads the screen that the router shows', () => {
  const [shown, screens] = [routes(), firstScreens()]
  const samples = pathPatterns().map((pattern) => ({ path: sampleOf(pattern), file: shown.get(pattern) }))
  for (const { path, file } of samples) {
    const first = screens.find(({ pattern }) => pattern.test(path))
    if (first) expect(first.file, path).toBe(file)
  }
  expect(screens).toHaveLength(11)
  for (const { pattern } of screens)
    expect(
      samples.some(({ path }) => pattern.test(path)),
      String(pattern),
    ).toBe(true)
})
