import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export const GENERATED = new URL('./api/generated.ts', import.meta.url).pathname

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
export const documentText = (name: string) =>
  new RegExp(`export const ${name} = .*?\`([^\`]*)\``).exec(readFileSync(GENERATED, 'utf8'))![1]!

export const isSharedRead = (name: string) => SHARED_READS.includes(name)

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
