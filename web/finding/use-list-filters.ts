import { useURLFilters } from '../ui/use-url-filters.ts'
import { rememberSport } from './remembered-sport.ts'

/** The filters of a list, in its URL; the sport is also kept for the next visit. */
export function useListFilters<Name extends string>(names: readonly Name[]) {
  const { change, clear, ...filters } = useURLFilters(names)
  return {
    ...filters,
    change: (changes: Partial<Record<Name, string>>) => {
      if ('sport' in changes) rememberSport(String(changes.sport ?? ''))
      change(changes)
    },
    clear: () => {
      rememberSport('')
      clear()
    },
  }
}
