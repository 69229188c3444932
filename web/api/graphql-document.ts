// Replaces the `graphql` package in the browser. graphql-request only uses it to read an operation's name and type; the full
// parser would add 9 KB (compressed) to every first visit.
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' }

export function parse(document: string) {
  const [, operation, name] = /^\s*(query|mutation)\s+(\w+)/.exec(document) ?? []
  return { definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { value: name } }] }
}

export const print = (document: string) => document
