import type { Plugin } from 'vite'
import persisted from './api/persisted-documents.generated.json' with { type: 'json' }
import { EventDocument, EventsDocument, EventsFacetsDocument } from './features/events/events.generated.ts'
import { HomeDocument } from './features/home/home.generated.ts'
import {
  OpportunitiesDocument,
  OpportunitiesFacetsDocument,
  OpportunityDocument,
  PositionNamesDocument,
} from './features/opportunities/opportunities.generated.ts'
import { PlayerClaimDocument } from './features/players/players.generated.ts'
import { TeamDocument, TeamsDocument, TeamsFacetsDocument } from './features/teams/teams.generated.ts'
import { CityPageDocument } from './finding/finding.generated.ts'
import { pathPatterns } from './paths.ts'
import { screenExpression } from './route-pattern.ts'

type Operation = { document: { text: string }; variables: Record<string, unknown> }
type View = { path: string; cityPage?: Operation; operations: Operation[] }

/** The pages of cities, which are lists with their filters set. The values are fields of the `CityPage`. */
const cityViews = (
  kind: string,
  page: Operation['document'],
  facets: Operation['document'],
  perPage: number,
  city: Record<string, unknown>,
): View[] =>
  [
    { path: `^/${kind}/[a-z]{2}/[^/]+$`, filters: {} },
    { path: `^/${kind}/[a-z]{2}/[^/]+/[^/]+$`, filters: { ageGroup: '$ageGroup', sport: '$sport', statedOnly: true } },
  ].map(({ path, filters }) => {
    const filter = { ...city, ...filters }
    return {
      path,
      cityPage: { document: CityPageDocument, variables: { path: '$0' } },
      operations: [
        { document: page, variables: { filter, page: 1, perPage } },
        { document: facets, variables: { filter } },
      ],
    }
  })

/**
 * The first queries of each screen for an anonymous visitor without URL parameters. The server runs them and embeds the results
 * in the page: see `functions/graphql/site`. `$1` is the first group of the path.
 */
const views: View[] = [
  { path: '^/$', operations: [{ document: HomeDocument, variables: {} }] },
  {
    path: '^/teams$',
    operations: [
      { document: TeamsDocument, variables: { filter: {}, page: 1, perPage: 20 } },
      { document: TeamsFacetsDocument, variables: { filter: {} } },
    ],
  },
  { path: '^/teams/([^/]+)$', operations: [{ document: TeamDocument, variables: { id: '$1' } }] },
  {
    path: '^/events$',
    operations: [
      { document: EventsDocument, variables: { filter: {}, page: 1, perPage: 20 } },
      { document: EventsFacetsDocument, variables: { filter: {} } },
    ],
  },
  // Not the player: the HTML has nothing about the child.
  { path: '^/players/([^/]+)$', operations: [{ document: PlayerClaimDocument, variables: { id: '$1' } }] },
  { path: '^/events/([^/]+)$', operations: [{ document: EventDocument, variables: { id: '$1' } }] },
  {
    path: '^/opportunities$',
    operations: [
      { document: OpportunitiesDocument, variables: { filter: {}, page: 1, perPage: 50 } },
      { document: OpportunitiesFacetsDocument, variables: { filter: {} } },
    ],
  },
  {
    path: '^/opportunities/([^/]+)$',
    operations: [
      { document: OpportunityDocument, variables: { id: '$1' } },
      { document: PositionNamesDocument, variables: {} },
    ],
  },
  ...cityViews('teams', TeamsDocument, TeamsFacetsDocument, 20, { city: '$city' }),
  ...cityViews('tryouts', OpportunitiesDocument, OpportunitiesFacetsDocument, 50, {
    location: '$city',
    type: 'TRYOUT',
    openOnly: true,
  }),
]

/** Writes queries.json next to index.html, for the server: the first views, the shared reads, and the paths of all screens. */
export const firstViews = (): Plugin => ({
  name: 'first-views',
  apply: 'build',
  generateBundle() {
    const written = ({ document, variables }: Operation) => ({ query: document.text, variables })
    const source = {
      views: views.map(({ path, cityPage, operations }) => ({
        path,
        ...(cityPage && { cityPage: written(cityPage) }),
        operations: operations.map(written),
      })),
      documents: persisted,
      screens: screenExpression(pathPatterns()),
    }
    this.emitFile({ type: 'asset', fileName: 'queries.json', source: JSON.stringify(source) })
  },
})
