import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Drawer } from './drawer.tsx'

type FilterBarProps<Values> = {
  /** Current values, which Cancel in the drawer restores. */
  values: Values
  onChange: (values: Values) => void
  /** Always visible: the SearchInput. */
  search: ReactNode
  /** Always visible: the place. */
  place?: ReactNode
  /** Always visible: the map toggle. */
  map?: ReactNode
  /** Always visible below: FilterChips. */
  chips?: ReactNode
  /** Collapsed into a drawer on a phone. */
  children: ReactNode
  /** How many of the collapsed filters are set. */
  activeCount: number
  onClear: () => void
  /** Whether anything can be cleared, including the search. */
  canClear: boolean
}

export function FilterBar<Values extends Record<string, string>>({
  values,
  onChange,
  search,
  place,
  map,
  chips,
  children,
  activeCount,
  onClear,
  canClear,
}: FilterBarProps<Values>) {
  const [isOpen, setOpen] = useState(false)
  const [before, setBefore] = useState(values)

  function open() {
    setBefore(values)
    setOpen(true)
  }

  function cancel() {
    if (Object.keys(before).some((name) => before[name] !== values[name])) onChange(before)
    setOpen(false)
  }

  return (
    <div className="grid gap-3 *:min-w-0 print:hidden">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-[1_1_10rem] max-md:basis-full">{search}</div>
        {place && <div className="min-w-0 basis-full md:flex-1 md:basis-80">{place}</div>}
      </div>
      <div className="hidden flex-wrap gap-3 *:min-w-36 *:flex-1 md:flex">{children}</div>
      <div className={classNames('flex flex-wrap items-center gap-2', !map && !chips && !canClear && 'md:hidden')}>
        <Button variant="secondary" className="md:hidden" onClick={open}>
          <SlidersHorizontal aria-hidden className="size-5" />
          Filters
          {activeCount > 0 && (
            <span className="grid size-6 place-items-center rounded-full bg-grass text-sm text-on-grass tabular-nums">
              {activeCount}
              <span className="sr-only"> active</span>
            </span>
          )}
        </Button>
        {map}
        {canClear && (
          <Button variant="ghost" size="small" onClick={onClear}>
            Clear all filters
          </Button>
        )}
        {chips && (
          <fieldset className="flex min-w-0 gap-2 *:shrink-0 max-md:-mx-4 max-md:max-w-[100vw] max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
            <legend className="sr-only">Quick filters</legend>
            {chips}
          </fieldset>
        )}
      </div>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Filters">
        <div className="grid gap-4">
          {children}
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setOpen(false)}>Show results</Button>
            <Button variant="secondary" onClick={cancel}>
              Cancel
            </Button>
          </div>
        </div>
      </Drawer>
    </div>
  )
}
