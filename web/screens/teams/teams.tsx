import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { storedSession } from '../../api/stored-session.ts'
import { CreateTeam } from '../../features/teams/create-team.tsx'
import { MyTeams } from '../../features/teams/my-teams.tsx'
import {
  claimedTeamsQuery,
  nearestTeams,
  TEAM_FILTERS,
  TEAMS_PER_PAGE,
  teamPointsQuery,
  teamsFacetsQuery,
  teamsQuery,
} from '../../features/teams/queries.ts'
import { TeamCard } from '../../features/teams/team-card.tsx'
import { TeamFilterBar } from '../../features/teams/team-filter-bar.tsx'
import { MapView, useIsMapOn } from '../../finding/map-view.tsx'
import { NoResults } from '../../finding/no-results.tsx'
import { redirectToRememberedSport } from '../../finding/remembered-sport.ts'
import { prefetchList, useListFilters } from '../../finding/use-list-filters.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PromptPanel } from '../../ui/prompt-panel.tsx'
import { ResultList } from '../../ui/result-list.tsx'

export const loader =
  (cache: QueryClient) =>
  ({ request }: LoaderFunctionArgs) => {
    redirectToRememberedSport(request)
    prefetchList(cache, request, TEAM_FILTERS, teamsQuery)
    if (storedSession()) void cache.prefetchQuery({ ...claimedTeamsQuery, ...cacheAndNetwork })
    return null
  }

export function Component() {
  const { isAuthenticated } = useAuth()
  const { values, page, change, setPage, clear } = useListFilters(TEAM_FILTERS)
  const isMapOn = useIsMapOn()
  const { data: facets } = useQuery(teamsFacetsQuery(values))
  const { data: points } = useQuery(teamPointsQuery(values, isMapOn))

  return (
    <>
      <PageHeader title="Teams" subtitle="Youth baseball and softball teams in all 50 states" />
      {isAuthenticated && (
        <>
          <MyTeams />
          <CreateTeam />
        </>
      )}
      <TeamFilterBar values={values} onChange={change} onClear={clear} />
      <MapView
        noun="teams"
        counts={facets?.state}
        state={values.state}
        points={points}
        onState={(state) => change({ state })}
      />
      <ResultList
        query={useQuery(teamsQuery(values, page))}
        noun="team(s)"
        page={page}
        perPage={TEAMS_PER_PAGE}
        onPage={setPage}
        skeletonClassName="h-28"
        empty={
          <NoResults
            title="No teams found"
            values={values}
            onChange={change}
            onClear={clear}
            nearest={(signal) => nearestTeams(values, signal)}
          >
            {(team) => <TeamCard team={team} />}
          </NoResults>
        }
      >
        {(team) => <TeamCard team={team} />}
      </ResultList>
      {!isAuthenticated && (
        <PromptPanel
          title="Do you run a team?"
          actions={
            <>
              <LinkButton to={paths.signUp} state={{ from: paths.teams }}>
                Sign Up
              </LinkButton>
              <LinkButton to={paths.login} state={{ returnTo: paths.teams }} variant="secondary">
                Log In
              </LinkButton>
            </>
          }
        >
          Sign up to create or claim a team and keep its divisions, roster, and contacts in one place.
        </PromptPanel>
      )}
    </>
  )
}
