import type { Ordering } from './table.tsx'

/** The order that a URL names: '-NAME' is by name, the last first. */
export const orderIn = (text: string) => ({ column: text.replace(/^-/, ''), descending: text.startsWith('-') })

/** A press orders by the column, a second one the other way around, a third as usual. */
export function orderingOf(text: string, set: (text: string) => void): Ordering {
  const { column, descending } = orderIn(text)
  const next = (pressed: string) => (pressed !== column ? pressed : descending ? '' : `-${pressed}`)
  return { column, descending, onOrder: (pressed) => set(next(pressed)) }
}
