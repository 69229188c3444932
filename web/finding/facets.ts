import type { Option } from '../ui/select.tsx'

/** How many records each choice of a filter would give: filter, then choice. */
export type Facets = Record<string, Record<string, number>>

type Facet = { filter: string; values: readonly { value: string; count: number }[] }

export const facetsFrom = (facets: readonly Facet[]): Facets =>
  Object.fromEntries(
    facets.map(({ filter, values }) => [filter, Object.fromEntries(values.map(({ value, count }) => [value, count]))]),
  )

/** The choices with their counts, once these are known: 'TX (214)'. */
export const countedOptions = (
  options: readonly Option[],
  counts: Record<string, number> | undefined,
): readonly Option[] =>
  counts
    ? options.map((option) => ({
        ...option,
        label: `${option.label} (${(counts[option.value] ?? 0).toLocaleString('en-US')})`,
      }))
    : options
