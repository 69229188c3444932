import type { DocumentNode } from 'graphql'

/** A field, input field, or argument. `type` is its index in the list of all types. */
type CompactField = { name: string; type: number; arguments?: CompactField[] }
type Field = { kind: string; name: { value: string }; type: unknown; arguments?: Field[] }
type CompactDefinition = { kind: string; fields?: CompactField[] }
type Definition = { kind: string; fields?: Field[] }

/** A schema as JSON with each field type stored once. This is a third of the size, which shortens the cold start. */
type CompactDocument = { types: unknown[]; definitions: CompactDefinition[] }

export function compactDocument(document: { definitions: readonly unknown[] }): CompactDocument {
  const types: string[] = []
  const compactField = ({ kind: _, name, type, arguments: given, ...rest }: Field): CompactField => {
    const text = JSON.stringify(type)
    if (!types.includes(text)) types.push(text)
    return {
      name: name.value,
      type: types.indexOf(text),
      ...(given && { arguments: given.map(compactField) }),
      ...rest,
    }
  }
  const definitions = (document.definitions as Definition[]).map(({ fields, ...rest }) => ({
    ...rest,
    ...(fields && { fields: fields.map(compactField) }),
  }))
  return { types: types.map((text) => JSON.parse(text)), definitions }
}

/** Reverses `compactDocument`. */
export function expandedDocument({ types, definitions }: CompactDocument): DocumentNode {
  const expanded =
    (kind: string) =>
    ({ name, type, arguments: given, ...rest }: CompactField): Field => ({
      kind,
      name: { value: name },
      type: types[type],
      ...(given && { arguments: given.map(expanded('InputValueDefinition')) }),
      ...rest,
    })
  return {
    kind: 'Document',
    definitions: definitions.map(({ fields, ...rest }) => ({
      ...rest,
      ...(fields && {
        fields: fields.map(expanded(rest.kind.startsWith('Input') ? 'InputValueDefinition' : 'FieldDefinition')),
      }),
    })),
  } as unknown as DocumentNode
}
