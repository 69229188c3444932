import { globSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type EntityDefinition, itemKey, parseItem } from '../../functions/store/entity.ts'
import { SHAPE } from '../../functions/store/migrations/migrations.ts'

const functions = join(import.meta.dirname, '../../functions')

type Attribute = { type: unknown; padding?: { length: number }; properties?: Attributes }
type Attributes = Record<string, Attribute>
type Item = Record<string, unknown>

const definitions = new Map<string, EntityDefinition>()

beforeAll(async () => {
  for (const file of globSync('{domain,store}/*/*.ts', { cwd: functions })) {
    if (!file.includes('entity')) continue
    for (const [name, it] of Object.entries(await import(join(functions, file))))
      if (typeof it === 'function' && 'model' in it) definitions.set(name, it as EntityDefinition)
  }
})

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const values: Record<string, fc.Arbitrary<unknown>> = {
  string: text,
  number: fc.nat(),
  boolean: fc.boolean(),
  list: fc.array(text, { maxLength: 3 }),
  any: fc.oneof(text, fc.dictionary(fc.constantFrom('a', 'b'), fc.nat())),
}
const valueFor = ({ type, padding, properties }: Attribute): fc.Arbitrary<unknown> =>
  padding
    ? fc.nat(10 ** padding.length - 1)
    : Array.isArray(type)
      ? fc.constantFrom(...(type as string[]))
      : type === 'map'
        ? recordOf(properties!)
        : values[type as string]!

const recordOf = (attributes: Attributes) =>
  fc.record(Object.fromEntries(Object.entries(attributes).map(([name, it]) => [name, valueFor(it)])), {
    noNullPrototype: true,
  })

test('an item of any entity is found by its ids and read as ElectroDB reads it', () => {
  expect(definitions.size).toBeGreaterThan(40)
  for (const [name, definition] of definitions) {
    fc.assert(
      fc.property(recordOf(definition().schema.attributes as Attributes), (item) => {
        const { Item: stored } = definition().put(item).params() as { Item: Item }
        expect(itemKey(definition, item as Record<string, string>), name).toEqual({ pk: stored.pk, sk: stored.sk })
        expect(parseItem(definition, { ...stored, [SHAPE]: Infinity, other: 1 }), name).toEqual(item)
        expect(definition().parse({ Item: stored }).data, name).toEqual(item)
      }),
      { numRuns: 20 },
    )
  }
})

test('a key is not made of a part of its ids', () => {
  const invitations = definitions.get('contactInvitations')!
  expect(() => itemKey(invitations, { teamID: 'team', recordID: 'record' })).toThrow('userID')
})
