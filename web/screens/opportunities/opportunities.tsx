import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { OpportunityCard } from '../../features/opportunities/opportunity-card.tsx'
import { OpportunityFilterBar } from '../../features/opportunities/opportunity-filter-bar.tsx'
import {
  OPPORTUNITIES_PER_PAGE,
  OPPORTUNITY_FILTERS,
  opportunitiesQuery,
} from '../../features/opportunities/queries.ts'
import { claimedPlayersQuery } from '../../features/players/queries.ts'
import { isAwaitingPlace, positionOf, widerThan } from '../../finding/near.ts'
import { beginWithSport } from '../../finding/remembered-sport.ts'
import { listFiltersOf, useListFilters } from '../../finding/use-list-filters.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ResultList } from '../../ui/result-list.tsx'
import { ShowAll } from '../../ui/show-all.tsx'

export const loader =
  (cache: QueryClient) =>
  ({ request }: LoaderFunctionArgs) => {
    beginWithSport(request)
    const { values, page } = listFiltersOf(new URL(request.url).searchParams, OPPORTUNITY_FILTERS)
    if (!isAwaitingPlace(values.near))
      void cache.prefetchQuery({ ...opportunitiesQuery(values, page), ...cacheAndNetwork })
    return null
  }

export function Component() {
  const { isAuthenticated } = useAuth()
  const { values, page, change, setPage, clear, activeCount } = useListFilters(OPPORTUNITY_FILTERS)
  const { data: ownPlayers = [] } = useQuery({ ...claimedPlayersQuery, enabled: isAuthenticated })
  const query = useQuery(opportunitiesQuery(values, page))
  const from = positionOf(values.near)
  const wider = widerThan(values.within)

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
      <ResultList
        query={query}
        noun={query.data?.total === 1 ? 'opportunity' : 'opportunities'}
        page={page}
        perPage={OPPORTUNITIES_PER_PAGE}
        onPage={setPage}
        skeletonClassName="h-62 sm:h-50"
        empty={
          <EmptyState
            title="No opportunities found"
            drawing="glove"
            action={
              activeCount > 0 && (
                <div className="flex flex-wrap justify-center gap-3">
                  {from && wider && (
                    <Button onClick={() => change({ within: wider })}>Search within {wider} miles</Button>
                  )}
                  <ShowAll onClick={clear} />
                </div>
              )
            }
          >
            {from
              ? 'Nothing nearby yet. Try a larger distance or fewer filters.'
              : 'Try adjusting your search or filter criteria.'}
          </EmptyState>
        }
      >
        {(opportunity) => <OpportunityCard opportunity={opportunity} />}
      </ResultList>
    </>
  )
}
