import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { filesAtStart, sizes } from '../../scripts/bundle.ts'
import { buildStale } from '../../scripts/local/build.ts'

let metafile: Metafile
let inputs: string[]

beforeAll(async () => {
  await buildStale({ web: false, say: () => {} })
  const file = join(import.meta.dirname, '../../dist/functions/graphql.meta.json')
  metafile = JSON.parse(readFileSync(file, 'utf8'))
  inputs = Object.keys(metafile.inputs)
})

test('the graphql Lambda bundles one copy of the graphql package', () => {
  const copies = inputs.filter((file) => /node_modules\/graphql\/error\/GraphQLError\./.test(file))
  expect(copies).toHaveLength(1)
})

test('the graphql Lambda bundles no web package', () => {
  expect(inputs.filter((file) => /node_modules\/(react|react-dom|@tanstack|@base-ui)\//.test(file))).toEqual([])
})

test('the graphql Lambda does not load ElectroDB before its first event', () => {
  const inputsAtStart = filesAtStart(metafile).flatMap((file) => Object.keys(metafile.outputs[file]!.inputs))
  expect(inputsAtStart.filter((file) => file.includes('node_modules/electrodb/'))).toEqual([])
  expect(Object.keys(metafile.outputs)).toContain('dist/functions/graphql/electrodb.mjs')
})

test('the graphql Lambda loads less than 830 KB of code in fewer than 8 files before its first event', () => {
  const { atStart, filesAtStart: files } = sizes(metafile)
  expect(atStart).toBeLessThan(830_000)
  expect(files).toBeLessThan(8)
})
