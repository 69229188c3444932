import type { Partition } from '../../store/store.ts'
import { evaluations } from './entity.ts'

/** The scores of each player, by ID, in an opportunity's partition. */
export function scoresOf(opportunity: Partition): Map<string, number[]> {
  const scored = opportunity.of(evaluations).filter(({ score }) => score !== undefined)
  const byPlayer = Map.groupBy(scored, ({ playerID }) => playerID)
  return new Map([...byPlayer].map(([playerID, all]) => [playerID, all.map(({ score }) => score!)]))
}
