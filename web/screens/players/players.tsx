import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { storedSession } from '../../api/stored-session.ts'
import { MyPlayers } from '../../features/players/my-players.tsx'
import { PlayerCard } from '../../features/players/player-card.tsx'
import { PlayerFilterBar } from '../../features/players/player-filter-bar.tsx'
import {
  claimedPlayersQuery,
  nearestPlayers,
  PLAYER_FILTERS,
  PLAYERS_PER_PAGE,
  playersFacetsQuery,
  playersQuery,
} from '../../features/players/queries.ts'
import { MapView } from '../../finding/map-view.tsx'
import { NoResults } from '../../finding/no-results.tsx'
import { prefetchList, useListFilters } from '../../finding/use-list-filters.ts'
import { UsedUpNotice } from '../../finding/used-up-notice.tsx'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PromptPanel } from '../../ui/prompt-panel.tsx'
import { ResultList } from '../../ui/result-list.tsx'

export const loader =
  (cache: QueryClient) =>
  ({ request }: LoaderFunctionArgs) => {
    prefetchList(cache, request, PLAYER_FILTERS, playersQuery)
    if (storedSession()) void cache.prefetchQuery({ ...claimedPlayersQuery, ...cacheAndNetwork })
    return null
  }

export function Component() {
  const { isAuthenticated } = useAuth()
  const { values, page, change, setPage, clear } = useListFilters(PLAYER_FILTERS)
  const query = useQuery(playersQuery(values, page))
  const { data: facets } = useQuery(playersFacetsQuery(values))

  return (
    <>
      <PageHeader
        title="Players"
        noIndex
        subtitle={isAuthenticated ? 'Players looking for a team or spot' : 'Last names are hidden from visitors'}
        actions={isAuthenticated && <LinkButton to={paths.newPlayer}>Create New Player</LinkButton>}
      />
      {isAuthenticated && <MyPlayers />}
      <PlayerFilterBar values={values} onChange={change} onClear={clear} />
      <MapView noun="players" counts={facets?.state} state={values.state} onState={(state) => change({ state })} />
      {isAuthenticated && query.data && <UsedUpNotice players={query.data.rows} />}
      <ResultList
        query={query}
        noun={query.data?.total === 1 ? 'player' : 'players'}
        page={page}
        perPage={PLAYERS_PER_PAGE}
        onPage={setPage}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
        skeletonClassName="h-28"
        empty={
          <NoResults
            title="No players found"
            values={values}
            onChange={change}
            onClear={clear}
            nearest={(signal) => nearestPlayers(values, signal)}
          >
            {(player) => <PlayerCard player={player} />}
          </NoResults>
        }
      >
        {(player) => <PlayerCard player={player} />}
      </ResultList>
      {!isAuthenticated && (
        <PromptPanel
          title="Is your player looking for a game?"
          actions={
            <>
              <LinkButton to={paths.signUp} state={{ from: paths.players }}>
                Sign Up
              </LinkButton>
              <LinkButton to={paths.login} state={{ returnTo: paths.players }} variant="secondary">
                Log In
              </LinkButton>
            </>
          }
        >
          Sign up to create or claim a player profile and register for tryouts and guest spots.
        </PromptPanel>
      )}
    </>
  )
}
