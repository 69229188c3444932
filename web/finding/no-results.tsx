import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Drawing } from '../ui/line-drawing.tsx'
import { ShowAll } from '../ui/show-all.tsx'
import { coordinatesOf, widerThan } from './near.ts'

type Place = { near: string; within: string }

type NoResultsProps<Row> = {
  title: string
  drawing?: Drawing
  values: Record<string, string> & Place
  onChange: (changes: { within?: string; sport?: string }) => void
  /** Clears the dates, for lists that can be filtered by date. */
  onAnyDate?: () => void
  onClear: () => void
  /** Loads the nearest records at any distance. */
  nearest: (signal: AbortSignal) => Promise<readonly Row[]>
  /** Renders a record's card. */
  children: (row: Row) => ReactNode
}

/** Shown when nothing matches: buttons for a wider radius, any date, and any sport, and the nearest records. */
export function NoResults<Row extends { id: string }>({
  title,
  drawing,
  values,
  onChange,
  onAnyDate,
  onClear,
  nearest,
  children,
}: NoResultsProps<Row>) {
  const from = coordinatesOf(values.near)
  const wider = widerThan(values.within)
  const isFiltered = Object.entries(values).some(([name, value]) => value && name !== 'sort')
  const { data: found = [] } = useQuery({
    queryKey: ['finding', 'nearest', title, values],
    queryFn: ({ signal }) => nearest(signal),
    enabled: from !== null,
  })

  return (
    <>
      <EmptyState
        title={title}
        {...(drawing && { drawing })}
        action={
          isFiltered && (
            <div className="flex flex-wrap justify-center gap-3">
              {from && wider && (
                <Button onClick={() => onChange({ within: wider })}>Search within {wider} miles</Button>
              )}
              {onAnyDate && (values.from || values.to) && (
                <Button variant="secondary" onClick={onAnyDate}>
                  Any date
                </Button>
              )}
              {/* Home preselects a sport, and many records do not have one. */}
              {values.sport && (
                <Button variant="secondary" onClick={() => onChange({ sport: '' })}>
                  Any sport
                </Button>
              )}
              <ShowAll onClick={onClear} />
            </div>
          )
        }
      >
        {from
          ? 'Nothing nearby yet. Try a larger distance or fewer filters.'
          : 'Try adjusting your search or filter criteria.'}
      </EmptyState>
      {found.length > 0 && (
        <section aria-labelledby="the-nearest" className="mt-4">
          <h3 id="the-nearest" className="mb-3 text-xl">
            The nearest
          </h3>
          <div className="grid gap-4 md:grid-cols-2">
            {found.map((row) => (
              <Fragment key={row.id}>{children(row)}</Fragment>
            ))}
          </div>
        </section>
      )}
    </>
  )
}
