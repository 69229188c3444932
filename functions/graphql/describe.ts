import { type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { descriptions } from './schema-types/descriptions/generated.ts'

type Described = { name: string; description?: string | null; args?: readonly Described[] }

/** Adds the descriptions of schema.graphql, which only introspection reads. */
export function describe(schema: GraphQLSchema): void {
  const add = (part: Described, parents: string) => {
    const path = `${parents}${part.name}`
    part.description = descriptions[path]
    for (const argument of part.args ?? []) add(argument, `${path}.`)
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type.name in descriptions)) continue
    add(type, '')
    const parts: readonly Described[] = isEnumType(type)
      ? type.getValues()
      : isObjectType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
        : []
    for (const part of parts) add(part, `${type.name}.`)
  }
}
