import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { ANY_DISTANCE, coordinatesOf, distanceOf } from '../../functions/values/list-filters.ts'
import * as m from '../../functions/values/messages/generated.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState, ShowAll } from '../ui/empty-state.tsx'
import { Rich } from '../ui/rich.tsx'
import type { Changes, ListKind, SetFilter, Values } from './list-kind.ts'

type NoResultsProps<Name extends string, Row extends { id: string }> = {
  kind: ListKind<Name, Row>
  values: Values<Name>
  filters: readonly SetFilter<Name>[]
  onChange: (changes: Changes<Name>) => void
  onClear: () => void
  watch: ReactNode
}

/** Shown when nothing matches: how many records there are without each filter, and the nearest records. */
export function NoResults<Name extends string, Row extends { id: string; distanceMiles?: number | null }>({
  kind,
  values,
  filters,
  onChange,
  onClear,
  watch,
}: NoResultsProps<Name, Row>) {
  const isPlaced = coordinatesOf(values.near) !== null
  const { data: counts } = useQuery({ ...kind.queries.countsWithout(values), enabled: filters.length > 0 })
  const { data: nearest = [] } = useQuery({ ...kind.queries.nearest(values), enabled: isPlaced })
  const blamed = filters
    .map((filter) => ({ ...filter, count: counts?.[filter.filter] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count)
  const distance = distanceOf(values.within)
  const isFar =
    nearest[0]?.distanceMiles && distance !== ANY_DISTANCE && nearest[0].distanceMiles > 3 * Number(distance)

  return (
    <>
      <EmptyState
        title={m.no_nouns_found(kind)}
        {...(kind.drawing && { drawing: kind.drawing })}
        action={
          filters.length > 0 && (
            <div className="flex flex-wrap justify-center gap-3">
              {blamed.map(({ filter, label, clear, count }) => (
                <Button key={filter} variant="secondary" onClick={() => onChange(clear)}>
                  <span>
                    <Rich
                      text={m.without_filter({ filter: label, count })}
                      mark={(text) => (
                        <em className="not-italic underline decoration-clay underline-offset-4">{text}</em>
                      )}
                    />
                  </span>
                </Button>
              ))}
              <ShowAll onClick={onClear} />
              {kind.Instead && <kind.Instead values={values} />}
              {watch}
            </div>
          )
        }
      >
        {filters.length > 1 && counts && blamed.length === 0
          ? isPlaced
            ? m.no_single_filter_nothing_matches_anywhere()
            : m.no_single_filter_is_to_blame()
          : m.try_adjusting_your_search()}
      </EmptyState>
      {nearest.length > 0 && (
        <section aria-labelledby="the-nearest" className="mt-4">
          <h3 id="the-nearest" className="mb-3 text-xl">
            {m.the_nearest()}
          </h3>
          {isFar && (
            <p className="mb-3 text-soft">
              {m.miles_away_which_is_far_more({ miles: Math.round(nearest[0]!.distanceMiles!) })}
            </p>
          )}
          <div className={kind.className ?? 'grid gap-3 md:grid-cols-2'}>
            {nearest.map((row) => (
              <Fragment key={row.id}>{kind.card(row, [])}</Fragment>
            ))}
          </div>
        </section>
      )}
    </>
  )
}
