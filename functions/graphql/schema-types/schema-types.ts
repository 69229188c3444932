import {
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'

type Named = { name: string; deprecationReason?: string | undefined }
/** `type` is written as in SDL: `[Team!]!`. */
export type Input = Named & { type: string; defaultValue: unknown }
export type Field = Named & { type: string; args: Input[] }
/** A scalar has none of the lists. */
export type Type = Named & { values?: Named[]; inputs?: Input[]; fields?: Field[] }

/** The schema as plain data, which is quicker to read than SDL, without descriptions: only introspection loads them. */
export type SchemaTypes = Type[]

export const schemaTypes = (schema: GraphQLSchema): SchemaTypes =>
  Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .map((type) => ({
      ...named(type),
      ...(isEnumType(type) && { values: type.getValues().map(named) }),
      ...(isInputObjectType(type) && { inputs: Object.values(type.getFields()).map(input) }),
      ...(isObjectType(type) && { fields: Object.values(type.getFields()).map(field) }),
    }))

const named = (
  each: GraphQLNamedType | GraphQLEnumValue | GraphQLArgument | GraphQLField<unknown, unknown>,
): Named => ({
  name: each.name,
  ...('deprecationReason' in each && { deprecationReason: each.deprecationReason ?? undefined }),
})

const input = (each: GraphQLArgument | GraphQLInputField): Input => ({
  ...named(each),
  type: String(each.type),
  defaultValue: each.defaultValue,
})

const field = (each: GraphQLField<unknown, unknown>): Field => ({
  ...named(each),
  type: String(each.type),
  args: each.args.map(input),
})
