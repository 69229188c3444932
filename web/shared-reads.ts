import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const GENERATED = fileURLToPath(new URL('./api/generated.ts', import.meta.url))

/**
 * What visitors read of the directory. A visitor without a session sends the name of such a query instead of the query, so that the CDN can
 * answer it for all visitors: see `functions/graphql/site/shared-read.ts`.
 */
const SHARED_READS = [
  'CityPageDocument',
  'EventDocument',
  'EventPointsDocument',
  'EventsDocument',
  'EventsFacetsDocument',
  'HomeDocument',
  'NearbyOpportunitiesDocument',
  'NearbyTeamsDocument',
  'OpportunitiesDocument',
  'OpportunitiesFacetsDocument',
  'OpportunityDocument',
  'OpportunityPointsDocument',
  'PlayerDocument',
  'PlayerOpportunitiesDocument',
  'PlayerSeasonsDocument',
  'PlayersDocument',
  'PlayersFacetsDocument',
  'PlayerTeamHistoryDocument',
  'PositionNamesDocument',
  'SearchEverywhereDocument',
  'TeamDocument',
  'TeamEventsDocument',
  'TeamOpportunitiesDocument',
  'TeamPointsDocument',
  'TeamRosterDocument',
  'TeamsDocument',
  'TeamsFacetsDocument',
  'TeamsThatFitCountDocument',
]

/** The text of the document in generated.ts. */
const documentText = (name: string) =>
  new RegExp(`export const ${name} = .*?\`([^\`]*)\``).exec(readFileSync(GENERATED, 'utf8'))![1]!

const isSharedRead = (name: string) => SHARED_READS.includes(name)

/** Changes with each shared read, so that an open tab never gets the result of another release's query. */
export const sharedVersion = createHash('sha256')
  .update(SHARED_READS.map(documentText).join())
  .digest('base64url')
  .slice(0, 8)

/** The path of a shared read of the API. */
export const sharedPath = (operation: string) => `/query/${operation}.${sharedVersion}`

/** The shared reads by path, for the server. */
export const sharedDocuments = () =>
  Object.fromEntries(SHARED_READS.map((name) => [sharedPath(name.replace(/Document$/, '')), documentText(name)]))

const IMPORT = /import \{([^}]*)\} from '[./]*\/api\/generated\.ts'/g
const QUERY = '?document='

/** Splits generated.ts into one module per document, which knows whether it is a shared read. Otherwise the first screen with a query would load all documents. */
export const documentChunks = (): Plugin => ({
  name: 'document-chunks',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/web/') || !code.includes('/api/generated.ts')) return null
    return code.replace(IMPORT, (_, list: string) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name.endsWith('Document') && !name.startsWith('type '))
        .map((name) => `import { ${name} } from '${GENERATED}${QUERY}${name}'`)
        .join(';'),
    )
  },
  resolveId: (id) => (id.startsWith(GENERATED + QUERY) ? id : null),
  load(id) {
    if (!id.startsWith(GENERATED + QUERY)) return null
    const name = id.slice(GENERATED.length + QUERY.length)
    const meta = isSharedRead(name) ? ', { isShared: true }' : ''
    return {
      code: `import { TypedDocumentString } from '${GENERATED}'\nexport const ${name} = /*#__PURE__*/ new TypedDocumentString(\`${documentText(name)}\`${meta})`,
      moduleType: 'js',
    }
  },
})
