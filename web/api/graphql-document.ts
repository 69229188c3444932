// Stands in for the `graphql` package in the browser. graphql-request takes from it only what an operation is called and
// whether it is a mutation; the whole parser for that is nine kilobytes (compressed) of every first visit.
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' }

export function parse(document: string) {
  const [, operation, name] = /^\s*(query|mutation)\s+(\w+)/.exec(document) ?? []
  return { definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { value: name } }] }
}

export const print = (document: string) => document
