import { readFileSync } from 'node:fs'
import { type ASTNode, buildASTSchema, buildSchema, findBreakingChanges, parse, validate, visit } from 'graphql'
import { expect, test } from 'vitest'

const current = readFileSync('schema.graphql', 'utf8')

/** What tabs of the release send or expect and the schema no longer has. What was deprecated in the release may be removed. */
function breaksTabs(release: string, schema: string): string[] {
  const withoutDeprecated = (node: ASTNode) =>
    'directives' in node && node.directives?.some(({ name }) => name.value === 'deprecated') ? null : undefined
  const released = buildASTSchema(visit(parse(release), { enter: withoutDeprecated }))
  return findBreakingChanges(released, buildSchema(schema)).map(({ description }) => description)
}

test('the schema still answers every document of the last release, which open tabs may send', () => {
  const documents = readFileSync('test/graphql/last-release.txt', 'utf8')
  expect(validate(buildSchema(current), parse(documents))).toEqual([])
})

test('the schema still takes every input of the last release, and has its types', () => {
  expect(breaksTabs(readFileSync('test/graphql/last-release-schema.txt', 'utf8'), current)).toEqual([])
})

const release = `
  type Query { find(filter: Filter, old: Int @deprecated(reason: "Nothing sends it.")): Color }
  input Filter { name: String, color: Color, age: Int @deprecated(reason: "Nothing sends it.") }
  enum Color { RED BLUE }`

test.each([
  ['a removed input field', 'name: String, ', '', 'Filter.name was removed.'],
  [
    'a new required input field',
    'name: String',
    'name: String, city: String!',
    'A required field city on input type Filter was added.',
  ],
  [
    'an input field that became required',
    'name: String',
    'name: String!',
    'Filter.name changed type from String to String!.',
  ],
  ['a removed enum value', 'RED BLUE', 'RED', 'BLUE was removed from enum type Color.'],
  ['a removed argument', 'filter: Filter, ', '', 'Query.find arg filter was removed.'],
])('%s would break open tabs', (_, before, after, description) => {
  expect(breaksTabs(release, release.replace(before, after))).toContain(description)
})

test('what the last release deprecated may be removed', () => {
  const later = release.replaceAll(/, (?:old|age): Int @deprecated\(reason: "[^"]+"\)/g, '')
  expect(breaksTabs(release, later)).toEqual([])
})
