import type { Plugin } from 'vite'
import {
  EventDocument,
  EventsDocument,
  EventsFacetsDocument,
  HomeDocument,
  OpportunitiesDocument,
  OpportunitiesFacetsDocument,
  OpportunityDocument,
  PositionNamesDocument,
  TeamDocument,
  TeamsDocument,
  TeamsFacetsDocument,
} from './api/generated.ts'

/**
 * The first queries of each screen for an anonymous visitor without URL parameters. The server runs them and embeds the results
 * in the page: see `functions/graphql/site`. `$1` is the first group of the path.
 */
const views: { path: string; operations: { document: object; variables: Record<string, unknown> }[] }[] = [
  { path: '^/$', operations: [{ document: HomeDocument, variables: {} }] },
  {
    path: '^/teams$',
    operations: [
      { document: TeamsDocument, variables: { page: 1, perPage: 20 } },
      { document: TeamsFacetsDocument, variables: {} },
    ],
  },
  { path: '^/teams/([^/]+)$', operations: [{ document: TeamDocument, variables: { id: '$1' } }] },
  {
    path: '^/events$',
    operations: [
      { document: EventsDocument, variables: { page: 1, perPage: 20 } },
      { document: EventsFacetsDocument, variables: {} },
    ],
  },
  { path: '^/events/([^/]+)$', operations: [{ document: EventDocument, variables: { id: '$1' } }] },
  {
    path: '^/opportunities$',
    operations: [
      { document: OpportunitiesDocument, variables: { page: 1, perPage: 50 } },
      { document: OpportunitiesFacetsDocument, variables: {} },
    ],
  },
  {
    path: '^/opportunities/([^/]+)$',
    operations: [
      { document: OpportunityDocument, variables: { id: '$1' } },
      { document: PositionNamesDocument, variables: {} },
    ],
  },
]

/** Writes first-views.json next to index.html, for the server. */
export const firstViews = (): Plugin => ({
  name: 'first-views',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify(
      views.map(({ path, operations }) => ({
        path,
        operations: operations.map(({ document, variables }) => ({ query: String(document), variables })),
      })),
    )
    this.emitFile({ type: 'asset', fileName: 'first-views.json', source })
  },
})
