import { ANY_DISTANCE, distanceOf, sportValue } from '../../functions/values/list-filters.ts'
import * as m from '../../functions/values/messages/generated.ts'
import { formatDay } from '../../functions/values/time-format.ts'
import { sportNames } from '../ui/sport.ts'
import { dayChoices } from './days.ts'
import type { Values } from './filters.ts'
import type { ListKind, SetFilter } from './list-kind.ts'
import { isNearSet } from './near.ts'

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
    isNearSet(near) && {
      filter: 'near',
      label: nearText(distance, place),
      clear: { near: '', place: '', within: '' },
    },
    city && { filter: cityFilter, label: m.in_city({ city }), clear: { [cityFilter]: '' } },
    state && { filter: 'state', label: state, clear: { state: '' } },
    (from || to) && { filter: 'dates', label: daysText(from, to, zone), clear: { from: '', to: '' } },
    ...setFilters(values),
    stated && { filter: 'statedOnly', label: m.only_those_that_say(), clear: { stated: '' } },
  ]
  return shared.filter((it) => !!it) as SetFilter<Name>[]
}

function nearText(distance: string, place: string | undefined) {
  if (distance === ANY_DISTANCE) return place ? m.near_place_filter({ place }) : m.near_me()
  return place ? m.within_miles_of_place_filter({ distance, place }) : m.within_miles_of_me({ distance })
}

function daysText(from: string, to: string, zone: string | undefined) {
  const choice = dayChoices(zone).find(({ days }) => days.from === from && days.to === to)
  if (choice) return choice.label
  if (!from) return m.until_day_filter({ day: formatDay(to) })
  return to ? m.from_to({ from: formatDay(from), to: formatDay(to) }) : m.from_day_filter({ day: formatDay(from) })
}
