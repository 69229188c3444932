import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import * as listTexts from '#messages/lists'
import { cityInState } from '../../functions/values/list-filters.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { Rich } from '../ui/rich.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { AgeGroupFilter, SortFilter, StateFilter } from './filter-selects.tsx'
import type { Changes, FieldsProps, ListKind, SetFilter, Values } from './list-kind.ts'
import type { NearestPlace } from './near.ts'
import { PlaceField } from './place-field.tsx'

type FilterBarProps<Name extends string, Row extends { id: string }> = {
  kind: ListKind<Name, Row>
  values: Values<Name>
  set: readonly SetFilter<Name>[]
  facets: FieldsProps<Name>['facets']
  nearest: NearestPlace | undefined
  /** The text of the button that closes the filters of a phone: 'Show 12 events'. */
  showText: string
  onChange: (changes: Changes<Name>) => void
  onClear: () => void
  /** Filters of one press, beside those that are set. */
  chips?: ReactNode
}

/** The filter bar of a list: search, place, state, age, and 'More filters' in one row, and below it what is set. */
export function FilterBar<Name extends string, Row extends { id: string }>({
  kind,
  values,
  set,
  facets,
  nearest,
  showText,
  onChange,
  onClear,
  chips,
}: FilterBarProps<Name, Row>) {
  const change = onChange as (changes: Changes) => void
  const city = (values as Record<string, string>)[kind.cityFilter] ?? ''
  const named = cityInState(city)
  const inBar = new Set(['search', 'near', kind.cityFilter, 'state', 'ageGroup'])
  const more = (
    <>
      <kind.Fields values={values} facets={facets} zone={nearest?.timeZone} onChange={onChange} />
      <SortFilter
        value={values.sort}
        isSearching={values.search !== ''}
        isNear={values.near !== ''}
        isTimed={kind.isTimed ?? false}
        onChange={(sort) => change({ sort })}
      />
    </>
  )
  const common = (
    <>
      <StateFilter
        value={values.state || (named ?? nearest)?.state || ''}
        counts={facets.state}
        onChange={(state) =>
          onChange({
            state,
            near: '',
            place: '',
            within: '',
            ...(named && { [kind.cityFilter]: '' }),
          } as Changes<Name>)
        }
      />
      <AgeGroupFilter value={values.ageGroup} counts={facets.ageGroup} onChange={(ageGroup) => change({ ageGroup })} />
    </>
  )
  return (
    <div className="grid gap-2 *:min-w-0 print:hidden">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 *:min-w-0 lg:grid-cols-[1.2fr_1.6fr_minmax(max-content,.7fr)_minmax(max-content,.7fr)_auto]">
        <SearchInput {...kind.search} value={values.search} onSearch={(search) => change({ search })} />
        <div className="max-lg:order-1 max-lg:col-span-2">
          <PlaceField
            values={values}
            label={kind.cityFilter === 'location' ? listTexts.location : listTexts.city}
            city={city}
            nearest={nearest}
            onChange={(changes, city) =>
              onChange({ ...changes, ...(city !== undefined && { [kind.cityFilter]: city }) } as Changes<Name>)
            }
          />
        </div>
        <div className="hidden lg:contents">{common}</div>
        <MoreFilters count={set.filter(({ filter }) => !inBar.has(filter)).length}>{more}</MoreFilters>
        <FiltersDrawer count={set.filter(({ filter }) => filter !== 'search').length} showText={showText}>
          {common}
          {more}
        </FiltersDrawer>
      </div>
      {(set.length > 0 || chips) && (
        <fieldset className="relative flex min-w-0 items-center gap-2 *:shrink-0 max-md:-mx-4 max-md:max-w-[100vw] max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
          <legend className="sr-only">{listTexts.filtersInUse}</legend>
          {set.map((filter) => (
            <SetChip key={filter.filter} filter={filter} onRemove={() => onChange(filter.clear)} />
          ))}
          {set.length > 0 && (
            <Button variant="ghost" size="small" onClick={onClear}>
              {listTexts.clearAllFilters}
            </Button>
          )}
          {chips}
        </fieldset>
      )}
    </div>
  )
}

const hidden = (text: string) => <span className="sr-only">{text}</span>

const SetChip = <Name extends string>({ filter, onRemove }: { filter: SetFilter<Name>; onRemove: () => void }) => (
  <button
    type="button"
    onClick={onRemove}
    className="inline-flex min-h-9 max-w-full items-center gap-1 rounded-full bg-grass/12 px-3 text-sm font-semibold text-grass hover:bg-grass/20 max-md:min-h-11"
  >
    <Rich text={listTexts.removeFilter(filter.label)} hidden={hidden} />
    <X className="size-4 shrink-0" />
  </button>
)

const countBadge = (count: number) =>
  count > 0 && (
    <span className="grid size-6 place-items-center rounded-full bg-grass text-sm text-on-grass tabular-nums">
      <Rich text={listTexts.countActive(count)} hidden={hidden} />
    </span>
  )

/** A panel below its button, on larger screens. */
function MoreFilters({ count, children }: { count: number; children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="hidden lg:block">
      <Button variant="secondary" popoverTarget={id} aria-expanded={isOpen}>
        <SlidersHorizontal className="size-5" />
        {listTexts.moreFilters}
        {countBadge(count)}
      </Button>
      <section
        id={id}
        popover="auto"
        aria-label={listTexts.moreFilters}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="m-0 mt-2 w-96 rounded-lg border border-line bg-surface p-4 text-ink shadow-raised [position-area:bottom_span-left]"
      >
        {isOpen && <div className="grid gap-4">{children}</div>}
      </section>
    </div>
  )
}

type FiltersDrawerProps = { count: number; showText: string; children: ReactNode }

/** All filters but search and place, on a phone. */
function FiltersDrawer({ count, showText, children }: FiltersDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="lg:hidden">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="size-5" />
        {listTexts.filters}
        {countBadge(count)}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={listTexts.filters}>
        <div className="grid gap-4">
          {children}
          <Button className="sticky bottom-0" onClick={() => setOpen(false)}>
            {showText}
          </Button>
        </div>
      </Drawer>
    </div>
  )
}
