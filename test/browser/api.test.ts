import { execFile } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { origin, visit } from '../support/browser.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')
const schema = readFileSync(join(root, 'schema.graphql'), 'utf8')

/** The examples of docs/api.md, as files. */
const examples = temporaryFolder()
const run = promisify(execFile)

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(examples, 'node_modules'))
  const docs = readFileSync(join(root, 'docs/api.md'), 'utf8')
  for (const [, name, code] of docs.matchAll(/```js\n\/\/ (\S+)\n(.*?)```/gs))
    writeFileSync(join(examples, name!), code!)
})

test.each([
  ['list.mjs', /^[1-9]\d* open 12U tryouts within 100 miles of Austin\n$/],
  ['sign-in.mjs', /^Signed in as Casey Coach\n$/],
  ['create.mjs', /\nOne team\n1 in the list\n$/],
  ['update.mjs', /\nCONFLICT \[ 'version' \]\n$/],
  ['calendar.mjs', /\nBEGIN:VCALENDAR My calendar\n$/],
])('the example %s of docs/api.md does what it says', async (name, output) => {
  const { stdout } = await run(process.execPath, [join(examples, name)], { env: { FUNGO_URL: origin } })
  expect(stdout).toMatch(output)
})

test('schema.graphql is public', async () => {
  const response = await fetch(`${origin}/schema.graphql`)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe(schema)
})

test('GraphiQL on this machine sends a query', async () => {
  const page = await visit({ path: '/graphiql' })
  await page.getByRole('button', { name: /execute query/i }).click()
  await page
    .getByRole('region', { name: /result/i })
    .getByText('"Cedar Park Thunder"')
    .waitFor()
})
