import { filtersOf, useURLFilters } from '../ui/use-url-filters.ts'
import { isNearSet } from './near.ts'
import { rememberSport } from './remembered-sport.ts'

const nowhere = { state: '', city: '', location: '' }
const anywhere = { near: '', place: '', within: '' }

/** A list is either in a named place or near a position: in a link that carries both, `near` wins. */
function withOnePlace<Values extends Record<string, string>>(values: Values): Values {
  if (!isNearSet(values.near ?? '')) return values
  const named = Object.keys(nowhere).filter((name) => name in values)
  return { ...values, ...Object.fromEntries(named.map((name) => [name, ''])) }
}

/** What a list's URL asks for; for loaders. */
export function listFiltersOf<Name extends string>(parameters: URLSearchParams, names: readonly Name[]) {
  const { values, page } = filtersOf(parameters, names)
  return { values: withOnePlace(values), page }
}

/** The filters of a list, in its URL; the sport is also kept for the next visit. */
export function useListFilters<Name extends string>(names: readonly Name[]) {
  const { values, change, clear, ...filters } = useURLFilters(names)
  return {
    ...filters,
    values: withOnePlace(values),
    change: (changes: Partial<Record<Name, string>>) => {
      const asked: Partial<Record<string, string>> = changes
      if (asked.sport !== undefined) rememberSport(asked.sport)
      const isNamed = Boolean(asked.state || asked.city || asked.location)
      change({ ...(isNamed && anywhere), ...changes, ...(asked.near && nowhere) })
    },
    clear: () => {
      rememberSport('')
      clear()
    },
  }
}
