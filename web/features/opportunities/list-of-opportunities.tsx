import { useQuery } from '@tanstack/react-query'
import * as listTexts from '#messages/lists'
import * as opportunityTexts from '#messages/opportunities'
import * as valueTexts from '#messages/values'
import * as wordTexts from '#messages/words'
import { ONLY, type OwnParameter, opportunityFilter, parametersOf } from '../../../functions/values/list-filters.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { query } from '../../api/client.ts'
import { queryOf } from '../../api/options.ts'
import { DayChips, DayFields, SeasonFilter, SportFilter, setSeasonFilter } from '../../finding/filter-selects.tsx'
import { type ListKind, listQueries, type Values } from '../../finding/list-kind.ts'
import { paths, withQuery } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { FilterChip } from '../../ui/filter-chip.tsx'
import {
  OpportunitiesDocument,
  OpportunitiesFacetsDocument,
  type OpportunitiesQuery,
  OpportunityPointsDocument,
  TeamsThatFitCountDocument,
} from './opportunities.generated.ts'
import { isOpportunityType, OpportunityCard, opportunityTypeLabels } from './opportunity-card.tsx'

export type OpportunityParameter = OwnParameter<'opportunities'>

export const listOfOpportunities: ListKind<OpportunityParameter, OpportunitiesQuery['opportunities'][number]> = {
  noun: 'opportunity',
  nouns: 'opportunities',
  filters: parametersOf('opportunities'),
  cityFilter: 'location',
  pathOf: paths.opportunity,
  queries: listQueries({
    name: 'opportunities',
    perPage: 50,
    filterOf: (values) => opportunityFilter(values),
    page: async (variables, signal) => {
      const { opportunities, opportunitiesCount, statedCount } = await query(OpportunitiesDocument, variables, {
        signal,
      })
      return { rows: opportunities, total: opportunitiesCount, stated: statedCount ?? opportunitiesCount }
    },
    facets: (variables, signal) =>
      query(OpportunitiesFacetsDocument, variables, { signal }).then(({ opportunitiesFacets }) => opportunitiesFacets),
    points: (variables, signal) =>
      query(OpportunityPointsDocument, variables, { signal }).then(({ opportunities }) => opportunities),
  }),
  search: { label: opportunityTexts.searchOpportunities, placeholder: opportunityTexts.titleOrTeam },
  isTimed: true,
  Fields: ({ values, facets, zone, onChange }) => (
    <>
      <SportFilter value={values.sport} counts={facets.sport} onChange={(sport) => onChange({ sport })} />
      <SeasonFilter
        value={values.seasonUpTo}
        counts={facets.seasonUpTo}
        onChange={(seasonUpTo) => onChange({ seasonUpTo })}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1 font-semibold">{wordTexts.type}</legend>
        {Object.entries(opportunityTypeLabels).map(([type, label]) => (
          <FilterChip
            key={type}
            label={label}
            isOn={values.type === type}
            onToggle={() => onChange({ type: values.type === type ? '' : type })}
          />
        ))}
        <FilterChip
          label={opportunityTexts.openForRegistration}
          isOn={values.open === ONLY}
          onToggle={() => onChange({ open: values.open === ONLY ? '' : ONLY })}
        />
      </fieldset>
      <DayChips values={values} zone={zone} onChange={onChange} />
      <DayFields values={values} onChange={onChange} />
    </>
  ),
  setFilters: ({ type, open, position, age, fits, seasonUpTo }) => [
    isOpportunityType(type) && { filter: 'type', label: opportunityTypeLabels[type], clear: { type: '' } },
    open === ONLY && { filter: 'openOnly', label: opportunityTexts.openForRegistration, clear: { open: '' } },
    position && { filter: 'position', label: storedWord(position), clear: { position: '' } },
    age && { filter: 'age', label: valueTexts.ageYears(age), clear: { age: '' } },
    setSeasonFilter(seasonUpTo),
    fits && { filter: 'fitsPlayer', label: opportunityTexts.fitsMyPlayer, clear: { fits: '' } },
  ],
  unstated: ({ sport, ageGroups, team }) => ({
    sport: !sport && listTexts.sportNotGiven,
    ageGroup: ageGroups.length === 0 && listTexts.agesNotGiven,
    seasonUpTo: team?.season?.cents == null && listTexts.costNotGiven,
  }),
  card: (opportunity, notes) => <OpportunityCard opportunity={opportunity} notes={notes} />,
  Instead: TeamsThatFit,
  drawing: 'glove',
  className: 'grid grid-cols-1 gap-3 md:grid-cols-2',
  skeletonClassName: 'h-33',
}

/** A family that finds no tryout finds the teams that might hold one. */
function TeamsThatFit({ values }: { values: Values<OpportunityParameter> }) {
  const { ageGroup, sport, near } = opportunityFilter(values)
  const { near: at, place, within } = values
  const { data: count = 0 } = useQuery({
    ...queryOf(TeamsThatFitCountDocument, { ageGroup, sport, near }),
    enabled: near !== null,
  })
  if (count === 0) return null
  const to = withQuery(paths.teams, { near: at, place, within, ageGroup, sport: values.sport })
  return (
    <LinkButton to={to} variant="secondary">
      {opportunityTexts.teamsFit(count)}
    </LinkButton>
  )
}
