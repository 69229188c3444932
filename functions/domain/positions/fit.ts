import type { PositionItem } from './entity.ts'

/** Whether the position is needed. A player without a position fits, and an opportunity without positions fits every player. */
export function fitsPosition(position: string | undefined, needed: readonly string[], known: readonly PositionItem[]) {
  if (!position || needed.length === 0) return true
  const plays = positionsPlayed(position, known)
  return needed.some((it) => plays.has(it))
}

/** The IDs of the position and its group. For a group, also the IDs of its members. */
export function positionsPlayed(position: string, known: readonly PositionItem[]) {
  const same = (a: string | undefined, b: string) => a?.toLowerCase() === b.toLowerCase()
  const own = known.filter((it) => same(it.name, position) || same(it.abbreviation, position))
  const related = known.filter((it) =>
    own.some(({ name, positionGroup }) => it.name === positionGroup || it.positionGroup === name),
  )
  return new Set([...own, ...related].map(({ positionID }) => positionID))
}
