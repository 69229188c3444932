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
  /** The filters that the chips set: they are always in sight, so the button of the drawer does not count them. */
  inChips?: readonly (keyof Values & string)[]
  /** The DayFields of records with a day. */
  days?: ReactNode
  /** The filters of the kind. */
  children: ReactNode
}

type ListValues = Record<string, string> & PlaceValues & { search: string; near: string; sort: string }

/** What the filters of the four lists have in common: search, place, map, and order. */
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
