// Replaces the `graphql` package in the browser. graphql-request 7.4 only uses it to read an operation's name and type, and no option
// of it leaves the import out: with the full parser, its part of every first visit is 12 KB instead of 2 KB (Brotli).
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' }

export function parse(document: string) {
  const [, operation, name] = /^\s*(query|mutation)\s+(\w+)/.exec(document) ?? []
  return { definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { value: name } }] }
}

export const print = (document: string) => document
