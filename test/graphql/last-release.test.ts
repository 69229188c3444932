import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'

test('the schema still answers every document of the last release, which open tabs may send', () => {
  const documents = readFileSync('test/graphql/last-release.txt', 'utf8')
  expect(validate(buildSchema(readFileSync('schema.graphql', 'utf8')), parse(documents))).toEqual([])
})
