import { useNavigate } from 'react-router-dom'
import * as listTexts from '#messages/lists'
import * as valueTexts from '#messages/values'
import { ANY_DISTANCE, distanceOf, sportValue } from '../../functions/values/list-filters.ts'
import { formatDay } from '../../functions/values/time-format.ts'
import { cacheAndNetwork } from '../api/query-client.ts'
import { withQuery } from '../paths.ts'
import { sportNames } from '../ui/sport.ts'
import { filtersOf, useURLFilters } from '../ui/use-url-filters.ts'
import { dayChoices } from './days.ts'
import type { Changes, ListKind, SetFilter, Values } from './list-kind.ts'
import { isAwaitingPlace, isNearSet } from './near.ts'
import { rememberSport } from './remembered-sport.ts'

const anywhere = { near: '', place: '', within: '' }

/** A list is filtered by a named place or by a position. If a link has both, `near` wins. */
const withOnePlace = <Name extends string>(values: Values<Name>, cityFilter: Name): Values<Name> =>
  isNearSet(values.near) ? { ...values, state: '', [cityFilter]: '' } : values

/** For the `queries` of a list: the page of results for the URL. */
export function listQuery<Name extends string, Row extends { id: string }>(
  request: Request,
  { filters, queries, cityFilter }: ListKind<Name, Row>,
) {
  const { values, page } = filtersOf(new URL(request.url).searchParams, filters)
  return (
    !isAwaitingPlace(values.near) && { ...queries.page(withOnePlace(values, cityFilter), page), ...cacheAndNetwork }
  )
}

/** Filters that the path of a page sets. */
export type Preset<Name extends string> = {
  values: Changes<Name>
  /** The list without them. Any other filter leads there. */
  listPath: string
}

/** List filters in the URL. Also remembers the sport for the next visit. */
export function useListFilters<Name extends string, Row extends { id: string }>(
  { filters, cityFilter }: ListKind<Name, Row>,
  preset?: Preset<Name>,
) {
  const navigate = useNavigate()
  const { values: inURL, change: changeURL, clear, ...rest } = useURLFilters(filters)
  const values: Values<Name> = { ...inURL, ...preset?.values }
  function change(changes: Changes<Name>) {
    if (preset) navigate(withQuery(preset.listPath, { ...values, ...changes }))
    else changeURL(changes as typeof inURL)
  }
  return {
    ...rest,
    values: withOnePlace(values, cityFilter),
    change: (changes: Changes<Name>) => {
      const asked: Partial<Record<string, string>> = changes
      if (asked.sport !== undefined) rememberSport(asked.sport)
      const isNamed = Boolean(asked.state || asked[cityFilter])
      change({ ...(isNamed && anywhere), ...changes, ...(asked.near && { state: '', [cityFilter]: '' }) })
    },
    clear: () => {
      rememberSport('')
      if (preset) navigate(preset.listPath)
      else clear()
    },
  }
}

/** The filters that are set, in the words of a person. The sort order is none. */
export function setFilters<Name extends string, Row extends { id: string }>(
  { cityFilter, setFilters = () => [] }: ListKind<Name, Row>,
  values: Values<Name>,
  zone: string | undefined,
): SetFilter<Name>[] {
  const { search, near, place, within, state, ageGroup, stated, ...others } = values as Values & Record<string, string>
  const { from = '', to = '' } = others
  const city = others[cityFilter]
  const sport = sportValue(others.sport)
  const distance = distanceOf(within)
  const shared = [
    search && { filter: 'search', label: `“${search}”`, clear: { search: '' } },
    ageGroup && { filter: 'ageGroup', label: ageGroup, clear: { ageGroup: '' } },
    sport && { filter: 'sport', label: sportNames[sport], clear: { sport: '' } },
    isNearSet(near) && { filter: 'near', label: nearText(distance, place), clear: { near: '', place: '', within: '' } },
    city && { filter: cityFilter, label: listTexts.inCity(city), clear: { [cityFilter]: '' } },
    state && { filter: 'state', label: state, clear: { state: '' } },
    (from || to) && { filter: 'dates', label: daysText(from, to, zone), clear: { from: '', to: '' } },
    ...setFilters(values),
    stated && { filter: 'statedOnly', label: listTexts.onlyStated, clear: { stated: '' } },
  ]
  return shared.filter((it) => !!it) as SetFilter<Name>[]
}

function nearText(distance: string, place: string | undefined) {
  if (distance === ANY_DISTANCE) return place ? listTexts.nearPlaceFilter(place) : listTexts.nearMe
  return place ? listTexts.withinOfPlace({ distance, place }) : listTexts.withinOfMe(distance)
}

function daysText(from: string, to: string, zone: string | undefined) {
  const choice = dayChoices(zone).find(({ days }) => days.from === from && days.to === to)
  if (choice) return choice.label
  if (!from) return listTexts.untilDayFilter(formatDay(to))
  return to ? valueTexts.fromTo({ from: formatDay(from), to: formatDay(to) }) : listTexts.fromDayFilter(formatDay(from))
}
