import { globSync, readFileSync } from 'node:fs'
import { type DirectiveNode, parse, visit } from 'graphql'

/** Only for us: the API does not know it. A visitor's request of a query with it can be answered from the CDN. */
const isShared = ({ name }: DirectiveNode) => name.value === 'shared'

/** The website's documents, each with its file, as they are sent, and the names of the queries that are `@shared`. */
export function webDocuments() {
  const shared = new Set<string>()
  const documents = globSync('web/**/*.graphql')
    .sort()
    .map((location) => ({
      location,
      document: visit(parse(readFileSync(location, 'utf8')), {
        OperationDefinition: ({ name, directives }) => {
          if (directives?.some(isShared)) shared.add(name!.value)
        },
        Directive: (directive) => (isShared(directive) ? null : undefined),
      }),
    }))
  return { documents, shared }
}
