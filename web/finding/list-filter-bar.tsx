import type { ReactNode } from 'react'
import { FilterBar } from '../ui/filter-bar.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { SortFilter } from './filter-selects.tsx'
import { countSet } from './filters.ts'
import { MapToggle } from './map-view.tsx'
import type { PlaceValues } from './place-changes.ts'
import { PlaceField } from './place-field.tsx'

type ListFilterBarProps<Values> = {
  values: Values
  onChange: (changes: Partial<Values>) => void
  onClear: () => void
  search: { label: string; placeholder: string; debounceMs?: number }
  chips?: ReactNode
  /** Filters set by chips, which are always visible, so the drawer button does not count them. */
  inChips?: readonly (keyof Values & string)[]
  /** The DayFields, for lists of records with a date. */
  days?: ReactNode
  /** Filters specific to the kind of record. */
  children: ReactNode
}

type ListValues = Record<string, string> & PlaceValues & { search: string; near: string; sort: string }

/** The filter bar of the four lists: search, place, map, sort order, and the list's own filters. */
export function ListFilterBar<Values extends ListValues>({
  values,
  onChange,
  onClear,
  search,
  chips,
  inChips = [],
  days,
  children,
}: ListFilterBarProps<Values>) {
  const change = onChange as (changes: Partial<ListValues>) => void
  return (
    <FilterBar
      values={values}
      onChange={onChange}
      search={<SearchInput {...search} value={values.search} onSearch={(search) => change({ search })} />}
      place={<PlaceField values={values} onChange={change} />}
      map={<MapToggle />}
      chips={chips}
      activeCount={countSet(values, ['search', 'near', ...inChips])}
      canClear={countSet(values) > 0}
      onClear={onClear}
    >
      {children}
      <SortFilter
        value={values.sort}
        isSearching={values.search !== ''}
        isNear={values.near !== ''}
        hasDays={days !== undefined}
        onChange={(sort) => change({ sort })}
      />
      {days}
    </FilterBar>
  )
}
