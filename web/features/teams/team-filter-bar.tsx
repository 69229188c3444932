import { useQuery } from '@tanstack/react-query'
import { AgeGroupFilter, SportFilter, StateFilter } from '../../finding/filter-selects.tsx'
import { ListFilterBar } from '../../finding/list-filter-bar.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { type TeamFilters, teamsFacetsQuery } from './queries.ts'

type TeamFilterBarProps = {
  values: TeamFilters
  onChange: (changes: Partial<TeamFilters>) => void
  onClear: () => void
}

export function TeamFilterBar({ values, onChange, onClear }: TeamFilterBarProps) {
  const { data: facets = {} } = useQuery(teamsFacetsQuery(values))
  return (
    <ListFilterBar
      values={values}
      onChange={onChange}
      onClear={onClear}
      search={{ label: 'Search by team name', placeholder: 'Team name', debounceMs: 300 }}
    >
      <SportFilter value={values.sport} counts={facets.sport} onChange={(sport) => onChange({ sport })} />
      <AgeGroupFilter
        value={values.ageGroup}
        counts={facets.ageGroup}
        onChange={(ageGroup) => onChange({ ageGroup })}
      />
      <StateFilter value={values.state} counts={facets.state} onChange={(state) => onChange({ state })} />
      <SearchInput label="City" value={values.city} debounceMs={300} onSearch={(city) => onChange({ city })} />
    </ListFilterBar>
  )
}
