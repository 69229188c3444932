import { readFileSync } from 'node:fs'
import {
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  parse,
  printSchema,
  validate,
} from 'graphql'
import { expect, test } from 'vitest'
import { asAnonymous } from '../support/as.ts'

const written = buildSchema(readFileSync('schema.graphql', 'utf8'))
const sorted = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema))

test('introspection returns the full schema.graphql', async () => {
  const { data } = await asAnonymous().ask(getIntrospectionQuery())
  expect(sorted(buildClientSchema(data as never))).toBe(sorted(written))
})

test('the schema still answers every document of the last release, which open tabs may send', () => {
  const documents = readFileSync('test/graphql/last-release.txt', 'utf8')
  expect(validate(written, parse(documents))).toEqual([])
})
