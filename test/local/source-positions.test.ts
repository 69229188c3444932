import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newID } from '../../functions/values/ids.ts'
import { buildStale } from '../../scripts/local/build.ts'

const bundle = join(import.meta.dirname, '../../dist/functions/graphql/index.mjs')

test('the stack of a logged error contains the files and lines of the sources, not of the bundle', async () => {
  await buildStale({ web: false, say: () => {} })
  const event = {
    rawPath: '/query',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    requestContext: { requestId: 'one', http: { method: 'POST', path: '/query', sourceIp: '127.0.0.1' } },
    body: JSON.stringify({ query: `{ team(id: "${newID()}") { id } }` }),
  }
  const script = `
    const { handler } = await import(${JSON.stringify(bundle)})
    await handler(${JSON.stringify(event)})
    process.exit()`
  const { stderr, stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, POWERTOOLS_LOG_LEVEL: 'ERROR', TABLE_NAME: undefined },
  })
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('"level":"ERROR"'))
  const [{ error }] = lines.map((line) => JSON.parse(line))
  expect(error.stack).toMatch(/ \(functions\/graphql\/reads\/loader\.ts:\d+:\d+\)/)
  expect(error.stack).not.toContain('dist/')
})
