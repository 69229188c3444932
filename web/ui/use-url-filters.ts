import { useCallback, useMemo } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'

/**
 * The query parameters of the URL, and a function that changes them. Unlike that of `useSearchParams`, it starts from the current URL and
 * not from the rendered one, so a change made after a pause, or before the previous one is rendered, keeps the others.
 */
export function useURLParameters() {
  const [parameters, setParameters] = useSearchParams()
  const change = useCallback(
    (edit: (current: URLSearchParams) => void, options?: NavigateOptions) => {
      const current = new URLSearchParams(window.location.search)
      edit(current)
      setParameters(current, options)
    },
    [setParameters],
  )
  return [parameters, change] as const
}

/** Filters and page number in a URL. For the `queries` of a screen, which start before the list renders. */
export const filtersOf = <Name extends string>(parameters: URLSearchParams, names: readonly Name[]) => ({
  values: Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])) as Record<Name, string>,
  page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
})

/** Filters and page number of a list, stored in the URL. Changing a filter resets to page 1; focus and scroll position stay. */
export function useURLFilters<Name extends string>(names: readonly Name[]) {
  const [parameters, changeParameters] = useURLParameters()
  const query = parameters.toString()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the values only depend on the query string
  const { values, page } = useMemo(() => filtersOf(parameters, names), [query])

  const change = useCallback(
    (changes: Partial<Record<Name, string>>) =>
      changeParameters(
        (current) => {
          for (const [name, value] of Object.entries<string | undefined>(changes)) {
            if (value) current.set(name, value)
            else current.delete(name)
          }
          current.delete('page')
        },
        { replace: true, preventScrollReset: true },
      ),
    [changeParameters],
  )

  const set = useCallback(
    (name: Name, value: string) => change({ [name]: value } as Partial<Record<Name, string>>),
    [change],
  )

  const setPage = useCallback(
    (next: number) =>
      changeParameters((current) => {
        if (next > 1) current.set('page', String(next))
        else current.delete('page')
      }),
    [changeParameters],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of a list do not change
  const clear = useCallback(
    () =>
      changeParameters(
        (current) => {
          for (const name of [...names, 'page']) current.delete(name)
        },
        { replace: true, preventScrollReset: true },
      ),
    [changeParameters],
  )

  return { values, page, set, change, setPage, clear, activeCount: names.filter((name) => values[name]).length }
}
