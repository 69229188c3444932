import { useQuery } from '@tanstack/react-query'
import { DayChips, DayFields } from '../../finding/day-filter.tsx'
import { AgeGroupFilter, FilterSelect, SortFilter, SportFilter, StateFilter } from '../../finding/filter-selects.tsx'
import { countSet } from '../../finding/filters.ts'
import { MapToggle } from '../../finding/map-view.tsx'
import { positionOf } from '../../finding/near.ts'
import { PlaceField } from '../../finding/place-field.tsx'
import { nearestPlaceQuery } from '../../finding/queries.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { type EventFilters, eventsFacetsQuery } from './queries.ts'

type EventFilterBarProps = {
  values: EventFilters
  onChange: (changes: Partial<EventFilters>) => void
  onClear: () => void
}

export function EventFilterBar({ values, onChange, onClear }: EventFilterBarProps) {
  const { data: facets = {} } = useQuery(eventsFacetsQuery(values))
  const { data: place } = useQuery(nearestPlaceQuery(positionOf(values.near)))
  const kinds = new Set([...Object.keys(facets.eventType ?? {}), ...(values.eventType ? [values.eventType] : [])])
  return (
    <FilterBar
      values={values}
      onChange={onChange}
      search={
        <SearchInput
          label="Search events"
          placeholder="Event name"
          value={values.search}
          onSearch={(search) => onChange({ search })}
        />
      }
      place={<PlaceField values={values} onChange={onChange} />}
      map={<MapToggle />}
      chips={<DayChips values={values} zone={place?.timeZone} onChange={onChange} />}
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
      <FilterSelect
        label="Type"
        placeholder="All types"
        options={[...kinds].map((kind) => ({ value: kind, label: kind }))}
        value={values.eventType}
        counts={facets.eventType}
        onChange={(eventType) => onChange({ eventType })}
      />
      <StateFilter value={values.state} counts={facets.state} onChange={(state) => onChange({ state })} />
      <SearchInput label="City" value={values.city} onSearch={(city) => onChange({ city })} />
      <SortFilter
        value={values.sort}
        isSearching={values.search !== ''}
        isNear={values.near !== ''}
        hasDays
        onChange={(sort) => onChange({ sort })}
      />
      <DayFields values={values} onChange={onChange} />
    </FilterBar>
  )
}
