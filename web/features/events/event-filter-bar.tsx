import { useQuery } from '@tanstack/react-query'
import { DayChips, DayFields } from '../../finding/day-filter.tsx'
import { AgeGroupFilter, FilterSelect, SportFilter, StateFilter } from '../../finding/filter-selects.tsx'
import { ListFilterBar } from '../../finding/list-filter-bar.tsx'
import { coordinatesOf } from '../../finding/near.ts'
import { nearestPlaceQuery } from '../../finding/queries.ts'
import { SearchInput } from '../../ui/search-input.tsx'
import { type EventFilters, eventsFacetsQuery } from './queries.ts'

type EventFilterBarProps = {
  values: EventFilters
  onChange: (changes: Partial<EventFilters>) => void
  onClear: () => void
}

export function EventFilterBar({ values, onChange, onClear }: EventFilterBarProps) {
  const { data: facets = {} } = useQuery(eventsFacetsQuery(values))
  const { data: place } = useQuery(nearestPlaceQuery(coordinatesOf(values.near)))
  const kinds = new Set([...Object.keys(facets.eventType ?? {}), ...(values.eventType ? [values.eventType] : [])])
  return (
    <ListFilterBar
      values={values}
      onChange={onChange}
      onClear={onClear}
      search={{ label: 'Search events', placeholder: 'Event name' }}
      chips={<DayChips values={values} zone={place?.timeZone} onChange={onChange} />}
      days={<DayFields values={values} onChange={onChange} />}
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
    </ListFilterBar>
  )
}
