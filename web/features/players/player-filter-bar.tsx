import { useQuery } from '@tanstack/react-query'
import { POSITION_NAMES } from '../../../functions/domain/positions/validation.ts'
import { AgeGroupFilter, FilterSelect, SortFilter, StateFilter } from '../../finding/filter-selects.tsx'
import { countSet } from '../../finding/filters.ts'
import { MapToggle } from '../../finding/map-view.tsx'
import { PlaceField } from '../../finding/place-field.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { type PlayerFilters, playersFacetsQuery } from './queries.ts'

const positions = POSITION_NAMES.map((position) => ({ value: position, label: position }))

type PlayerFilterBarProps = {
  values: PlayerFilters
  onChange: (changes: Partial<PlayerFilters>) => void
  onClear: () => void
}

export function PlayerFilterBar({ values, onChange, onClear }: PlayerFilterBarProps) {
  const { data: facets = {} } = useQuery(playersFacetsQuery(values))
  return (
    <FilterBar
      values={values}
      onChange={onChange}
      search={
        <SearchInput
          label="Search players"
          placeholder="Player name"
          value={values.search}
          onSearch={(search) => onChange({ search })}
        />
      }
      place={<PlaceField values={values} onChange={onChange} />}
      map={<MapToggle />}
      activeCount={countSet(values, ['search', 'near'])}
      canClear={countSet(values) > 0}
      onClear={onClear}
    >
      <AgeGroupFilter
        value={values.ageGroup}
        counts={facets.ageGroup}
        onChange={(ageGroup) => onChange({ ageGroup })}
      />
      <FilterSelect
        label="Position"
        placeholder="All positions"
        options={positions}
        value={values.position}
        counts={facets.position}
        onChange={(position) => onChange({ position })}
      />
      <StateFilter value={values.state} counts={facets.state} onChange={(state) => onChange({ state })} />
      <SearchInput label="City" value={values.city} onSearch={(city) => onChange({ city })} />
      <SortFilter
        value={values.sort}
        isSearching={values.search !== ''}
        isNear={values.near !== ''}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterBar>
  )
}
