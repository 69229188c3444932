import { ANY_DISTANCE, distanceOf, sportValue } from '../../functions/values/list-filters.ts'
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
      label: distance === ANY_DISTANCE ? `Near ${place || 'me'}` : `Within ${distance} miles of ${place || 'me'}`,
      clear: { near: '', place: '', within: '' },
    },
    city && { filter: cityFilter, label: `In ${city}`, clear: { [cityFilter]: '' } },
    state && { filter: 'state', label: state, clear: { state: '' } },
    (from || to) && { filter: 'dates', label: daysText(from, to, zone), clear: { from: '', to: '' } },
    ...setFilters(values),
    stated && { filter: 'statedOnly', label: 'Only those that say', clear: { stated: '' } },
  ]
  return shared.filter((it) => !!it) as SetFilter<Name>[]
}

function daysText(from: string, to: string, zone: string | undefined) {
  const choice = dayChoices(zone).find(({ days }) => days.from === from && days.to === to)
  if (choice) return choice.label
  if (!from) return `Until ${formatDay(to)}`
  return to ? `${formatDay(from)} to ${formatDay(to)}` : `From ${formatDay(from)}`
}
