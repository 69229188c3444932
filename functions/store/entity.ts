import { Entity, type EntityItem, type Schema } from 'electrodb'
import { lazy } from '../values/lazy.ts'
import { client, tableName } from './dynamo.ts'

type Item = Record<string, unknown>
export type Key = { pk: string; sk: string }
type IDs = Record<string, string | number>

// biome-ignore lint/suspicious/noExplicitAny: an entity of whatever attributes
export type AnyEntity = Entity<any, any, any, any>
/** The call returns ElectroDB's entity, for writes and queries. Keys and stored items need only the model. */
export type EntityDefinition<E extends AnyEntity = AnyEntity> = (() => E) & { model: () => Model }

type Attribute = { field?: string; padding?: { length: number; char: string } }
type KeyPart = { template?: string; casing?: string }
type Model = {
  name: string
  attributes: Record<string, Attribute>
  /** Attribute names by field names of the item. */
  names: Map<string, string>
  pk: KeyPart
  sk: KeyPart
}

/**
 * Defines an entity of the table. Reads by key do not use ElectroDB: loading it and creating the entity take a tenth of a cold start, and its
 * parsing takes a twentieth of a warm request. `test/domain/entities.test.ts` checks that keys and items are the same as ElectroDB's.
 */
export function entity<A extends string, F extends string, C extends string, const S extends Schema<A, F, C>>(
  schema: () => S,
): EntityDefinition<Entity<A, F, C, S>> {
  const known = lazy(schema)
  return Object.assign(
    lazy(() => new Entity<A, F, C, S>(known(), { client, table: tableName() })),
    { model: lazy(() => modelOf(known())) },
  )
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function modelOf({ model, attributes, indexes }: Schema<any, any, any>): Model {
  const { pk, sk } = Object.values(indexes)[0]!
  const names = Object.entries(attributes as Record<string, Attribute>).map(
    ([name, { field = name }]) => [field, name] as const,
  )
  return {
    name: (model as { entity: string }).entity,
    attributes: attributes as Model['attributes'],
    names: new Map(names),
    pk,
    sk: sk!,
  }
}

/** Returns the key of the item with these IDs. */
export function itemKey({ model }: EntityDefinition, ids: IDs): Key {
  const { pk, sk, attributes } = model()
  return { pk: filledIn(pk, ids, attributes), sk: filledIn(sk, ids, attributes) }
}

function filledIn({ template = '', casing }: KeyPart, ids: IDs, attributes: Model['attributes']): string {
  const text = template.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name]
    if (id === undefined) throw new Error(`The key ${template} needs ${name}.`)
    const { length, char } = attributes[name]?.padding ?? { length: 0, char: '' }
    return String(id).padStart(length, char)
  })
  return casing === 'none' ? text : text.toLowerCase()
}

/** Returns the attributes of a stored item, without its keys. */
export function parseItem<E extends AnyEntity>({ model }: EntityDefinition<E>, stored: Item): EntityItem<E> {
  const { names } = model()
  const item: Item = {}
  for (const [field, value] of Object.entries(stored)) {
    const name = names.get(field)
    if (name) item[name] = value
  }
  return item as EntityItem<E>
}
