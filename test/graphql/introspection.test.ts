import { readFileSync } from 'node:fs'
import { buildClientSchema, buildSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { asAnonymous } from '../support/as.ts'

test('introspection returns the full schema.graphql', async () => {
  const { data } = await asAnonymous().ask(getIntrospectionQuery())
  const served = printSchema(lexicographicSortSchema(buildClientSchema(data as never)))
  const written = printSchema(lexicographicSortSchema(buildSchema(readFileSync('schema.graphql', 'utf8'))))
  expect(served).toBe(written)
})
