import * as listTexts from '#messages/lists'
import * as teamTexts from '#messages/teams'
import { type OwnParameter, parametersOf, teamFilter } from '../../../functions/values/list-filters.ts'
import { query } from '../../api/client.ts'
import { SeasonFilter, SportFilter, setSeasonFilter } from '../../finding/filter-selects.tsx'
import { type ListKind, listQueries } from '../../finding/list-kind.ts'
import { paths } from '../../paths.ts'
import { TeamCard } from './team-card.tsx'
import { TeamPointsDocument, TeamsDocument, TeamsFacetsDocument, type TeamsQuery } from './teams.generated.ts'

export const listOfTeams: ListKind<OwnParameter<'teams'>, TeamsQuery['teams'][number]> = {
  noun: 'team(s)',
  nouns: 'teams',
  filters: parametersOf('teams'),
  cityFilter: 'city',
  pathOf: paths.team,
  queries: listQueries({
    name: 'teams',
    perPage: 20,
    filterOf: (values) => teamFilter(values),
    page: async (variables, signal) => {
      const { teams, teamsCount, statedCount } = await query(TeamsDocument, variables, { signal })
      return { rows: teams, total: teamsCount, stated: statedCount ?? teamsCount }
    },
    facets: (variables, signal) =>
      query(TeamsFacetsDocument, variables, { signal }).then(({ teamsFacets }) => teamsFacets),
    points: (variables, signal) => query(TeamPointsDocument, variables, { signal }).then(({ teams }) => teams),
  }),
  search: { label: teamTexts.searchTeamName, placeholder: teamTexts.teamName, debounceMs: 300 },
  Fields: ({ values, facets, onChange }) => (
    <>
      <SportFilter value={values.sport} counts={facets.sport} onChange={(sport) => onChange({ sport })} />
      <SeasonFilter
        value={values.seasonUpTo}
        counts={facets.seasonUpTo}
        onChange={(seasonUpTo) => onChange({ seasonUpTo })}
      />
    </>
  ),
  setFilters: ({ seasonUpTo }) => [setSeasonFilter(seasonUpTo)],
  unstated: ({ sport, divisions, season }) => ({
    sport: !sport && listTexts.sportNotGiven,
    ageGroup: divisions.length === 0 && listTexts.agesNotGiven,
    seasonUpTo: season?.cents == null && listTexts.costNotGiven,
  }),
  card: (team, notes) => <TeamCard team={team} notes={notes} />,
  skeletonClassName: 'h-28',
}
