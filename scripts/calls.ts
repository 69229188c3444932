import { readFileSync } from 'node:fs'
import { parse, type TypeNode } from 'graphql'
import type { Mutation, MutationResolvers, Query, QueryResolvers } from '../functions/graphql/generated.ts'

type ArgsOf<Field> = Parameters<Extract<Field, (...args: never[]) => unknown>>[1]

type Root = Required<Query & Mutation>
/** As a caller reads the fields that it selected: without null, and with enough items in each list. */
export type Answer<Value> = Value extends readonly (infer Item)[]
  ? [Answer<Item>, Answer<Item>, Answer<Item>, ...Answer<Item>[]]
  : Value extends object
    ? { [Field in keyof Value]-?: Answer<NonNullable<Value[Field]>> }
    : Value

/**
 * A function for each query and mutation of the schema, which sends it with the arguments and returns the value of its field. Input
 * objects are not typed, since tests send wrong ones. `selection` are the fields of the result, by default its `id`.
 */
export type Calls<Options> = {
  [Name in keyof (QueryResolvers & MutationResolvers)]-?: (
    args?: { [Arg in keyof ArgsOf<(QueryResolvers & MutationResolvers)[Name]>]?: unknown },
    selection?: string,
    options?: Options,
  ) => Promise<Answer<NonNullable<Root[Name]>>>
}

const schema = parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')).definitions.flatMap((each) =>
  each.kind === 'ObjectTypeDefinition' ? [each] : [],
)
const typeName = (type: TypeNode): string => (type.kind === 'NamedType' ? type.name.value : typeName(type.type))
const written = (type: TypeNode): string => {
  if (type.kind === 'NamedType') return type.name.value
  return type.kind === 'ListType' ? `[${written(type.type)}]` : `${written(type.type)}!`
}

type Args = { [arg: string]: unknown }

const operations = Object.fromEntries(
  ['Query', 'Mutation'].flatMap((root) =>
    schema
      .find(({ name }) => name.value === root)!
      .fields!.map((field) => {
        const result = schema.find(({ name }) => name.value === typeName(field.type))
        const types = field.arguments!.map(({ name, type }) => [name.value, written(type)] as const)
        const selection = result && (result.fields!.some(({ name }) => name.value === 'id') ? 'id' : '__typename')
        return [field.name.value, { kind: root.toLowerCase(), types, selection }]
      }),
  ),
)

/** The document of the query or mutation with the arguments as variables. */
export function documentOf(name: string, args: Args, selection = operations[name]!.selection) {
  const { kind, types } = operations[name]!
  const given = types.filter(([arg]) => args[arg] !== undefined)
  const variables = given.map(([arg, type]) => `$${arg}: ${type}`).join(', ')
  const passed = given.map(([arg]) => `${arg}: $${arg}`).join(', ')
  const field = `${name}${passed && `(${passed})`} ${selection ? `{ ${selection} }` : ''}`
  return `${kind} ${variables && `(${variables})`} { ${field} }`
}

// biome-ignore lint/suspicious/noExplicitAny: the data of any document
export function callsWith<Options>(send: (document: string, variables: object, options?: Options) => Promise<any>) {
  const calls = Object.entries(operations).map(([name, { types }]) => {
    const call = async (args: Args = {}, selection?: string, options?: Options) => {
      const known = types.flatMap(([arg]) => (args[arg] === undefined ? [] : [[arg, args[arg]]]))
      return (await send(documentOf(name, args, selection), Object.fromEntries(known), options))[name]
    }
    return [name, call]
  })
  return Object.fromEntries(calls) as Calls<Options>
}
