import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Filters and page number in a URL. For loaders, which start the query before the list renders. */
export const filtersOf = <Name extends string>(parameters: URLSearchParams, names: readonly Name[]) => ({
  values: Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])) as Record<Name, string>,
  page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
})

/** Filters and page number of a list, stored in the URL. Changing a filter resets to page 1; focus and scroll position stay. */
export function useURLFilters<Name extends string>(names: readonly Name[]) {
  const [parameters, setParameters] = useSearchParams()
  const query = parameters.toString()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the values only depend on the query string
  const { values, page } = useMemo(() => filtersOf(parameters, names), [query])

  const change = useCallback(
    (changes: Partial<Record<Name, string>>) =>
      setParameters(
        (current) => {
          for (const [name, value] of Object.entries<string | undefined>(changes)) {
            if (value) current.set(name, value)
            else current.delete(name)
          }
          current.delete('page')
          return current
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  )

  const set = useCallback(
    (name: Name, value: string) => change({ [name]: value } as Partial<Record<Name, string>>),
    [change],
  )

  const setPage = useCallback(
    (next: number) =>
      setParameters((current) => {
        if (next > 1) current.set('page', String(next))
        else current.delete('page')
        return current
      }),
    [setParameters],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of a list do not change
  const clear = useCallback(
    () =>
      setParameters(
        (current) => {
          for (const name of [...names, 'page']) current.delete(name)
          return current
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  )

  return { values, page, set, change, setPage, clear, activeCount: names.filter((name) => values[name]).length }
}
