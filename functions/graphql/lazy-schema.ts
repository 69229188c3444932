import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLFieldMap,
  GraphQLInputObjectType,
  GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  specifiedScalarTypes,
} from 'graphql'

const scalars = specifiedScalarTypes.map(
  ({ name }) => ({ kind: Kind.SCALAR_TYPE_DEFINITION, name: { kind: Kind.NAME, value: name } }) as const,
)

/**
 * Builds the schema of a valid document. Each type creates its fields on first use: creating all fields would take a tenth of the cold
 * start, and a request needs few. graphql-js creates them to find the types that they refer to, but this document contains all types.
 */
export function lazySchema({ kind, definitions }: DocumentNode): GraphQLSchema {
  const restore = [GraphQLObjectType.prototype, GraphQLInputObjectType.prototype].map(withoutFields)
  try {
    const document = { kind, definitions: [...definitions, ...scalars] }
    return buildASTSchema(document, { assumeValid: true, assumeValidSDL: true })
  } finally {
    for (const undo of restore) undo()
  }
}

/** Until the returned function is called, types of the class have no fields, except introspection types, which are not in any document. */
function withoutFields<T extends { name: string; getFields(): object }>(prototype: T) {
  const { getFields } = prototype
  prototype.getFields = function (this: T) {
    return this.name.startsWith('__') ? getFields.call(this) : {}
  }
  return () => {
    prototype.getFields = getFields
  }
}

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
