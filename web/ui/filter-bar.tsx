import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Drawer } from './drawer.tsx'

type FilterBarProps = {
  /** Always in sight: the SearchInput. */
  search: ReactNode
  /** Folded into a drawer on a phone. */
  children: ReactNode
  /** How many of the folded filters are set. */
  activeCount: number
  onClear: () => void
  /** Says whether there is anything to clear, the search included. */
  canClear: boolean
}

export function FilterBar({ search, children, activeCount, onClear, canClear }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)

  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <div className="min-w-40 flex-1 md:min-w-64">{search}</div>
      <div className="hidden flex-[2] gap-3 *:min-w-0 *:flex-1 md:flex">{children}</div>
      <Button variant="secondary" className="md:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-5" />
        Filters
        {activeCount > 0 && (
          <span className="grid size-6 place-items-center rounded-full bg-grass text-sm text-on-grass tabular-nums">
            {activeCount}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      {canClear && (
        <Button variant="ghost" size="small" onClick={onClear}>
          Clear all filters
        </Button>
      )}
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Filters">
        <div className="grid gap-4">
          {children}
          <Button onClick={() => setOpen(false)}>Show results</Button>
        </div>
      </Drawer>
    </div>
  )
}
