import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { OpportunityCard } from '../../features/opportunities/opportunity-card.tsx'
import { OpportunityFilterBar } from '../../features/opportunities/opportunity-filter-bar.tsx'
import {
  nearestOpportunities,
  OPPORTUNITIES_PER_PAGE,
  OPPORTUNITY_FILTERS,
  opportunitiesFacetsQuery,
  opportunitiesQuery,
  opportunityPointsQuery,
} from '../../features/opportunities/queries.ts'
import { claimedPlayersQuery } from '../../features/players/queries.ts'
import { MapView, useIsMapOn } from '../../finding/map-view.tsx'
import { NoResults } from '../../finding/no-results.tsx'
import { redirectToRememberedSport } from '../../finding/remembered-sport.ts'
import { prefetchList, useListFilters } from '../../finding/use-list-filters.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ResultList } from '../../ui/result-list.tsx'

export const loader =
  (cache: QueryClient) =>
  ({ request }: LoaderFunctionArgs) => {
    redirectToRememberedSport(request)
    prefetchList(cache, request, OPPORTUNITY_FILTERS, opportunitiesQuery)
    return null
  }

export function Component() {
  const { isAuthenticated } = useAuth()
  const { values, page, change, setPage, clear } = useListFilters(OPPORTUNITY_FILTERS)
  const { data: ownPlayers = [] } = useQuery({ ...claimedPlayersQuery, enabled: isAuthenticated })
  const query = useQuery(opportunitiesQuery(values, page))
  const isMapOn = useIsMapOn()
  const { data: facets } = useQuery(opportunitiesFacetsQuery(values))
  const { data: points } = useQuery(opportunityPointsQuery(values, isMapOn))

  return (
    <>
      <PageHeader
        title="Opportunities"
        subtitle="Tryouts and teams that need a guest player"
        actions={
          isAuthenticated && (
            <LinkButton to={paths.createOpportunity()} variant="secondary">
              Create Opportunity
            </LinkButton>
          )
        }
      />
      <OpportunityFilterBar values={values} ownPlayers={ownPlayers} onChange={change} onClear={clear} />
      <MapView
        noun="opportunities"
        counts={facets?.state}
        state={values.state}
        points={points}
        onState={(state) => change({ state })}
      />
      <ResultList
        query={query}
        noun={query.data?.total === 1 ? 'opportunity' : 'opportunities'}
        page={page}
        perPage={OPPORTUNITIES_PER_PAGE}
        onPage={setPage}
        skeletonClassName="h-62 sm:h-50"
        empty={
          <NoResults
            title="No opportunities found"
            drawing="glove"
            values={values}
            onChange={change}
            onAnyDate={() => change({ from: '', to: '' })}
            onClear={clear}
            nearest={(signal) => nearestOpportunities(values, signal)}
          >
            {(opportunity) => <OpportunityCard opportunity={opportunity} />}
          </NoResults>
        }
      >
        {(opportunity) => <OpportunityCard opportunity={opportunity} />}
      </ResultList>
    </>
  )
}
