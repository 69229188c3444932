import type { Ordering } from './table.tsx'

/** Parses the URL's sort order: '-NAME' sorts by name, descending. */
export const orderIn = (text: string) => ({ column: text.replace(/^-/, ''), descending: text.startsWith('-') })

/** The first press sorts by the column, the second reverses the order, the third restores the default. */
export function orderingOf(text: string, set: (text: string) => void): Ordering {
  const { column, descending } = orderIn(text)
  const next = (pressed: string) => (pressed !== column ? pressed : descending ? '' : `-${pressed}`)
  return { column, descending, onOrder: (pressed) => set(next(pressed)) }
}
