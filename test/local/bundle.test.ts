import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { buildStale } from '../../scripts/local/build.ts'

let inputs: string[]

beforeAll(async () => {
  await buildStale({ web: false, say: () => {} })
  const file = join(import.meta.dirname, '../../dist/functions/graphql.meta.json')
  inputs = Object.keys((JSON.parse(readFileSync(file, 'utf8')) as Metafile).inputs)
})

test('the query Lambda holds one copy of graphql', () => {
  const copies = inputs.filter((file) => /node_modules\/graphql\/error\/GraphQLError\./.test(file))
  expect(copies).toHaveLength(1)
})

test('no Lambda holds a package of the web', () => {
  expect(inputs.filter((file) => /node_modules\/(react|react-dom|@tanstack|@base-ui)\//.test(file))).toEqual([])
})
