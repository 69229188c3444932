import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import * as listTexts from '#messages/lists'
import { ANY_DISTANCE, coordinatesOf, distanceOf } from '../../functions/values/list-filters.ts'
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
        title={listTexts.noNounsFound(kind.nouns)}
        {...(kind.drawing && { drawing: kind.drawing })}
        action={
          filters.length > 0 && (
            <div className="flex flex-wrap justify-center gap-3">
              {blamed.map(({ filter, label, clear, count }) => (
                <Button key={filter} variant="secondary" onClick={() => onChange(clear)}>
                  <span>
                    <Rich
                      text={listTexts.withoutFilter({ filter: label, count })}
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
            ? listTexts.nothingAnywhere
            : listTexts.noSingleFilter
          : listTexts.adjustSearch}
      </EmptyState>
      {nearest.length > 0 && <Nearest kind={kind} rows={nearest} isFar={Boolean(isFar)} />}
    </>
  )
}

type NearestProps<Name extends string, Row extends { id: string; distanceMiles?: number | null }> = {
  kind: ListKind<Name, Row>
  rows: readonly Row[]
  isFar: boolean
}

const Nearest = <Name extends string, Row extends { id: string; distanceMiles?: number | null }>({
  kind,
  rows,
  isFar,
}: NearestProps<Name, Row>) => (
  <section aria-labelledby="the-nearest" className="mt-4">
    <h3 id="the-nearest" className="mb-3 text-xl">
      {listTexts.theNearest}
    </h3>
    {isFar && <p className="mb-3 text-soft">{listTexts.farMoreMilesAway(Math.round(rows[0]!.distanceMiles!))}</p>}
    <div className={kind.className ?? 'grid gap-3 md:grid-cols-2'}>
      {rows.map((row) => (
        <Fragment key={row.id}>{kind.card(row, [])}</Fragment>
      ))}
    </div>
  </section>
)
