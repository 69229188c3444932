import { type GraphQLOutputType, getNamedType, isNonNullType, isObjectType, Kind, parse, print } from 'graphql'
import { schema } from '../../functions/graphql/schema.ts'

/** The document with all fields of its results that need no arguments, `depth` objects deep. */
export function everyField(document: string, depth: number) {
  const { definitions, ...parsed } = parse(document)
  const [operation] = definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`Not an operation: ${document}`)
  const root = schema.getRootType(operation.operation)!.getFields()
  const { selections } = operation.selectionSet
  const fields = selections
    .filter((it) => it.kind === Kind.FIELD)
    .map((field) => `${print({ ...field, selectionSet: undefined })} ${fieldsOf(root[field.name.value]!.type, depth)}`)
  const { selectionSet } = parse(`{ ${fields.join(' ')} }`).definitions[0] as typeof operation
  return print({ ...parsed, definitions: [{ ...operation, selectionSet }] })
}

/** Null if the type is an object of which no field is left. */
function fieldsOf(output: GraphQLOutputType, depth: number): string | null {
  const type = getNamedType(output)
  if (!isObjectType(type)) return ''
  if (depth === 0) return null
  const fields = Object.values(type.getFields())
    .filter(({ args }) => !args.some((it) => isNonNullType(it.type) && it.defaultValue === undefined))
    .map((field) => ({ name: field.name, inner: fieldsOf(field.type, depth - 1) }))
    .filter(({ inner }) => inner !== null)
  return fields.length === 0 ? null : `{ ${fields.map(({ name, inner }) => `${name} ${inner}`).join(' ')} }`
}
