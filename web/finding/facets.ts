import type { Option } from '../ui/field.tsx'

/** Record counts by filter, then by choice. */
export type Facets = Record<string, Record<string, number>>

export type Facet = {
  filter: string
  values?: readonly { value: string; count: number }[]
  countWithout?: number
}

export const facetsFrom = (facets: readonly Facet[]): Facets =>
  Object.fromEntries(
    facets.map(({ filter, values = [] }) => [
      filter,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  )

/** Adds the counts to the labels once they are loaded: 'TX (214)'. */
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
