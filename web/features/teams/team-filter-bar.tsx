import { useQuery } from '@tanstack/react-query'
import { AgeGroupFilter, SortFilter, SportFilter, StateFilter } from '../../finding/filter-selects.tsx'
import { countSet } from '../../finding/filters.ts'
import { MapToggle } from '../../finding/map-view.tsx'
import { PlaceField } from '../../finding/place-field.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
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
    <FilterBar
      values={values}
      onChange={onChange}
      search={
        <SearchInput
          label="Search by team name"
          placeholder="Team name"
          value={values.search}
          debounceMs={300}
          onSearch={(search) => onChange({ search })}
        />
      }
      place={<PlaceField values={values} onChange={onChange} />}
      map={<MapToggle />}
      activeCount={countSet(values, ['search', 'near'])}
      canClear={countSet(values) > 0}
      onClear={onClear}
    >
      <SportFilter value={values.sport} counts={facets.sport} onChange={(sport) => onChange({ sport })} />
      <AgeGroupFilter
        value={values.ageGroup}
        counts={facets.ageGroup}
        onChange={(ageGroup) => onChange({ ageGroup })}
      />
      <StateFilter value={values.state} counts={facets.state} onChange={(state) => onChange({ state })} />
      <SearchInput label="City" value={values.city} debounceMs={300} onSearch={(city) => onChange({ city })} />
      <SortFilter
        value={values.sort}
        isSearching={values.search !== ''}
        isNear={values.near !== ''}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterBar>
  )
}
