import {
  GraphQLEnumType,
  type GraphQLFieldMap,
  GraphQLInputObjectType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  specifiedScalarTypes,
} from 'graphql'
import type { Field, Input, SchemaTypes, Type } from './schema-types/schema-types.ts'

/**
 * Builds the schema. Each type creates its fields on first use: a request needs few of them. A schema asks each type for its fields to
 * find the types that they refer to, and each builder of graphql-js creates all fields then. Here it is given all types, so they tell it of
 * none. Gain: 5 to 10 % of a cold start (docs/decisions/0011).
 */
export function lazySchema(all: SchemaTypes): GraphQLSchema {
  let isBuilt = false
  class LazyObjectType extends GraphQLObjectType {
    override getFields() {
      return isBuilt ? super.getFields() : {}
    }
  }
  class LazyInputType extends GraphQLInputObjectType {
    override getFields() {
      return isBuilt ? super.getFields() : {}
    }
  }

  const types = new Map<string, GraphQLNamedType>(specifiedScalarTypes.map((type) => [type.name, type]))

  /** The type as SDL writes it. Whether inputs have input types was checked when the schema was read. */
  function typeOf(text: string): GraphQLScalarType {
    if (text.endsWith('!')) return new GraphQLNonNull(typeOf(text.slice(0, -1))) as never
    if (text.startsWith('[')) return new GraphQLList(typeOf(text.slice(1, -1))) as never
    return types.get(text) as GraphQLScalarType
  }

  const inputsOf = (inputs: Input[]) => byName(inputs, (input) => ({ ...input, type: typeOf(input.type) }))
  const fieldsOf = (fields: Field[]) =>
    byName(fields, (field) => ({ ...field, type: typeOf(field.type), args: inputsOf(field.args) }))

  function typeNamed({ name, values, inputs, fields }: Type): GraphQLNamedType {
    if (values) return new GraphQLEnumType({ name, values: byName(values, (value) => value) })
    if (inputs) return new LazyInputType({ name, fields: () => inputsOf(inputs) })
    if (fields) return new LazyObjectType({ name, fields: () => fieldsOf(fields) })
    return new GraphQLScalarType({ name })
  }

  for (const type of all) types.set(type.name, typeNamed(type))
  const schema = new GraphQLSchema({
    query: types.get('Query') as GraphQLObjectType,
    mutation: types.get('Mutation') as GraphQLObjectType,
    types: [...types.values()],
    assumeValid: true,
  })
  isBuilt = true
  return schema
}

const byName = <Each extends { name: string }, Config>(all: Each[], configOf: (each: Each) => Config) =>
  Object.fromEntries(all.map((each) => [each.name, configOf(each)]))

/** Changes the fields of the type once, before their first use. */
export function onFirstUse(type: GraphQLObjectType, change: (fields: GraphQLFieldMap<unknown, unknown>) => void) {
  const { getFields } = type
  type.getFields = () => {
    const fields = getFields.call(type)
    change(fields)
    type.getFields = getFields
    return fields
  }
}
