import { type Attributes, Entity, type EntityItem } from 'electrodb'
import { lazy } from '../values/lazy.ts'
import { client, tableName } from './dynamo.ts'
import { upgraded } from './migrations/migrations.ts'

type Item = Record<string, unknown>
export type Key = { pk: string; sk: string }
type IDs = Record<string, string | number>

// biome-ignore lint/suspicious/noExplicitAny: an entity of whatever attributes
export type AnyEntity = Entity<any, any, any, any>
/** The call returns ElectroDB's entity, for writes and queries. Keys and stored items need only the model. */
export type EntityDefinition<E extends AnyEntity = AnyEntity> = (() => E) & { model: () => Model }

type Attribute = { field?: string; padding?: { length: number; char: string } }
type KeyPart = { template: string; casing?: string }
type Model = {
  name: string
  attributes: Record<string, Attribute>
  /** Attribute names by field names of the item. */
  names: Map<string, string>
  pk: KeyPart
  sk: KeyPart
}

type AttributesNamedIn<Template extends string> = Template extends `${string}\${${infer Name}}${infer Rest}`
  ? readonly [Name, ...AttributesNamedIn<Rest>]
  : readonly []
/** Key attributes are required strings, unless the entity defines them itself. */
type WithKeys<A, Names extends string> = {
  [N in keyof A | Names]: N extends keyof A ? A[N] : { type: 'string'; required: true }
}
type Index<PK extends string, SK extends string> = {
  pk: { field: 'pk'; composite: AttributesNamedIn<PK>; template: PK }
  sk: { field: 'sk'; composite: AttributesNamedIn<SK>; template: SK }
}
type SchemaOf<A, Name extends string, PK extends string, SK extends string> = {
  model: { service: string; entity: string; version: string }
  attributes: WithKeys<A, (AttributesNamedIn<PK> | AttributesNamedIn<SK>)[number]>
  indexes: { [N in Name]: Index<PK, SK> }
}

const attributesOf = <A>(names: readonly string[], attribute: A) =>
  Object.fromEntries(names.map((name) => [name, attribute]))

/** Attributes of one type that every item has. */
export const required = <const T extends 'string' | 'number' | 'boolean', N extends string>(type: T, ...names: N[]) =>
  attributesOf(names, { type, required: true }) as { [K in N]: { type: T; required: true } }

/** Attributes of one type that an item may have. */
export const optional = <const T extends 'string' | 'number' | 'boolean', N extends string>(type: T, ...names: N[]) =>
  attributesOf(names, { type }) as { [K in N]: { type: T } }

/** Epoch seconds. DynamoDB deletes the item after that. */
export const expiring = { expiresAt: { type: 'number', required: true } } as const

/**
 * Defines an entity of the table by the templates of its keys, which are lower-case unless they are case-sensitive, and its other attributes.
 * Reads by key do not use ElectroDB. Gain: 13 to 24 % of a cold start (docs/decisions/0011), and a twentieth of a warm request. `test/domain/entities.test.ts` checks that keys and items are the same as ElectroDB's.
 */
export function entity<
  Name extends string,
  const PK extends string,
  const SK extends string,
  // biome-ignore lint/complexity/noBannedTypes: no attributes but those of the keys
  const A extends Attributes<string> = {},
>(
  name: string,
  index: { [N in Name]: readonly [pk: PK, sk: SK, casing?: 'case-sensitive'] },
  attributes?: () => A,
): EntityDefinition<Entity<string, string, string, SchemaOf<A, Name, PK, SK>>> {
  const [[indexName, [pk, sk, casing]]] = Object.entries(index) as [[Name, readonly [PK, SK, string?]]]
  const key = (field: string, template: string) => ({
    field,
    composite: Array.from(template.matchAll(PLACEHOLDER), ([, attribute]) => attribute!),
    template,
    ...(casing && { casing: 'none' as const }),
  })
  const [partitionKey, sortKey] = [key('pk', pk), key('sk', sk)]
  const schema = lazy(() => ({
    model: { service: 'fungo', entity: name, version: '1' },
    attributes: { ...required('string', ...partitionKey.composite, ...sortKey.composite), ...attributes?.() },
    indexes: { [indexName]: { pk: partitionKey, sk: sortKey } },
  }))
  return Object.assign(
    lazy(() => new Entity(schema() as unknown as SchemaOf<A, Name, PK, SK>, { client, table: tableName() })),
    { model: lazy(() => modelOf(name, schema().attributes as Model['attributes'], partitionKey, sortKey)) },
  )
}

const PLACEHOLDER = /\$\{(\w+)\}/g

function modelOf(name: string, attributes: Model['attributes'], pk: KeyPart, sk: KeyPart): Model {
  const names = Object.entries(attributes).map(([attribute, { field = attribute }]) => [field, attribute] as const)
  return { name, attributes, names: new Map(names), pk, sk }
}

/** Returns the key of the item with these IDs. */
export function itemKey({ model }: EntityDefinition, ids: IDs): Key {
  const { pk, sk, attributes } = model()
  return { pk: filledIn(pk, ids, attributes), sk: filledIn(sk, ids, attributes) }
}

function filledIn({ template, casing }: KeyPart, ids: IDs, attributes: Model['attributes']): string {
  const text = template.replace(PLACEHOLDER, (_, name: string) => {
    const id = ids[name]
    if (id === undefined) throw new Error(`The key ${template} needs ${name}.`)
    const { length, char } = attributes[name]?.padding ?? { length: 0, char: '' }
    return String(id).padStart(length, char)
  })
  return casing === 'none' ? text : text.toLowerCase()
}

/** Returns the attributes of a stored item in its newest shape, without its keys. */
export function parseItem<E extends AnyEntity>({ model }: EntityDefinition<E>, stored: Item): EntityItem<E> {
  const { name: entityName, names } = model()
  const item: Item = {}
  for (const [field, value] of Object.entries(upgraded(entityName, stored))) {
    const name = names.get(field)
    if (name) item[name] = value
  }
  return item as EntityItem<E>
}
