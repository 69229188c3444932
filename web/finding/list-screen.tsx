import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode } from 'react'
import * as kitTexts from '#messages/kit'
import * as listTexts from '#messages/lists'
import { coordinatesOf, ONLY, type UnstatedFilter } from '../../functions/values/list-filters.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ResultList } from '../ui/results.tsx'
import { Rich } from '../ui/rich.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { ListKind, Values } from './list-kind.ts'
import { MapToggle, useIsMapOn, useIsWide, WithMap } from './map-view.tsx'
import { circleOf, nearestPlaceQuery, nearParameter } from './near.ts'
import { NoResults } from './no-results.tsx'
import { type Preset, setFilters, useListFilters } from './use-list-filters.ts'

type ListScreenProps<Name extends string, Row extends { id: string }> = {
  kind: ListKind<Name, Row>
  preset?: Preset<Name>
  /** The PageHeader and what belongs above the filters. */
  children: ReactNode | ((values: Values<Name>) => ReactNode)
  /** Filters of one press, beside those that are set. */
  chips?: (values: Values<Name>, change: (changes: Partial<Values<Name>>) => void) => ReactNode
  /** The button that watches the list with its filters. */
  watch?: (values: Values<Name>) => ReactNode
}

/** A list of teams, players, events, or opportunities with its filters, map, and pages. */
export function ListScreen<Name extends string, Row extends { id: string; distanceMiles?: number | null }>({
  kind,
  preset,
  children,
  chips,
  watch,
}: ListScreenProps<Name, Row>) {
  const { values, page, change, setPage, clear } = useListFilters(kind, preset)
  const { queries } = kind
  const query = useQuery(queries.page(values, page))
  const circle = kind.pathOf ? circleOf(values.near, values.within) : null
  const isWide = useIsWide()
  const isMapOn = useIsMapOn() || (circle !== null && isWide)
  const { data: facets = {}, isPlaceholderData: isOfEarlierValues } = useQuery(queries.facets(values))
  const { data: points } = useQuery(queries.points?.(values, isMapOn) ?? { queryKey: ['no points'], enabled: false })
  const { data: nearest } = useQuery(nearestPlaceQuery(coordinatesOf(values.near)))
  const set = setFilters(kind, values, nearest?.timeZone)
  const { total = 0, stated = total } = query.data ?? {}
  const unstated = total - stated
  const [similar] = values.search && !isOfEarlierValues ? Object.keys(facets.search ?? {}) : []
  const quick = chips?.(values, change)
  const asked = queries.asked(values).join(' ')
  return (
    <>
      {typeof children === 'function' ? children(values) : children}
      <FilterBar
        kind={kind}
        values={values}
        set={set}
        facets={facets}
        nearest={nearest}
        showText={listTexts.showCounted(kitTexts.countOfNoun({ count: total, noun: kind.noun }))}
        onChange={change}
        onClear={clear}
        chips={
          (unstated > 0 || quick) && (
            <>
              {unstated > 0 && (
                <Button variant="ghost" size="small" onClick={() => change({ stated: ONLY } as Partial<Values<Name>>)}>
                  {listTexts.hideUnstated}
                </Button>
              )}
              {quick}
            </>
          )
        }
      />
      <WithMap
        nouns={kind.nouns}
        counts={facets.state}
        state={values.state}
        points={points}
        onState={(state) => change({ state } as Partial<Values<Name>>)}
        circle={circle}
        pathOf={kind.pathOf}
        onSearch={(center) => change({ near: nearParameter(center), place: '', state: '' } as Partial<Values<Name>>)}
      >
        {similar && (
          <p role="status" className="mt-3">
            <Rich
              text={kitTexts.didYouMean(similar)}
              search={(text) => (
                <button
                  type="button"
                  className="link min-h-11"
                  onClick={() => change({ search: similar } as Partial<Values<Name>>)}
                >
                  {text}
                </button>
              )}
            />
          </p>
        )}
        <ResultList
          query={query}
          noun={kind.noun}
          unstated={unstated}
          actions={
            <>
              <MapToggle {...(circle && { className: 'lg:hidden' })} />
              {query.data && query.data.total > 0 && watch?.(values)}
            </>
          }
          page={page}
          perPage={queries.perPage}
          onPage={setPage}
          className={classNames(kind.className ?? 'grid grid-cols-1 gap-4 md:grid-cols-2', circle && 'lg:grid-cols-1')}
          skeletonClassName={kind.skeletonClassName}
          empty={
            <NoResults
              kind={kind}
              values={values}
              filters={set}
              onChange={change}
              onClear={clear}
              watch={watch?.(values)}
            />
          }
        >
          {(row, previous) => <ListedCard kind={kind} row={row} previous={previous} asked={asked} />}
        </ResultList>
      </WithMap>
    </>
  )
}

type ListedCardProps<Name extends string, Row extends { id: string }> = {
  kind: ListKind<Name, Row>
  row: Row
  previous: Row | undefined
  /** The filters of what a record may leave open, as one text, which stays the same. */
  asked: string
}

/** A card that says what was asked for and the record does not state. Counts of filters that arrive late do not render it again. */
const ListedCard = memo(({ kind, row, previous, asked }: ListedCardProps<string, { id: string }>) => {
  const unstated = kind.unstated(row)
  const notes = asked.split(' ').flatMap((name) => unstated[name as UnstatedFilter] || [])
  return kind.card(row, notes, previous)
}) as <Name extends string, Row extends { id: string }>(props: ListedCardProps<Name, Row>) => ReactNode
