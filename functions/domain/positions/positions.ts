import { queryPartition, transactInBatches } from '../../store/store.ts'
import { type Born, playerAge } from '../../values/age.ts'
import { seasonAgesOf } from '../age-rules/deciding-rules.ts'
import { allAgeRules } from '../age-rules/service.ts'
import { type PositionItem, positions } from './entity.ts'
import { POSITIONS, positionsPlayed } from './validation.ts'

const seeded: PositionItem[] = POSITIONS.map(([name, abbreviation, positionGroup], at) => ({
  positionID: name,
  name,
  abbreviation,
  positionGroup,
  isActive: true,
  displayOrder: at + 1,
}))

/** Sorted by displayOrder. Seeds an empty table with the product's positions. */
export async function allPositions(): Promise<PositionItem[]> {
  const found = (await queryPartition(positions().query.all({}))).of(positions)
  if (found.length === 0) await transactInBatches(seeded.map((position) => [[positions().put(position)]]))
  return (found.length === 0 ? seeded : found).sort((a, b) => a.displayOrder - b.displayOrder)
}

/**
 * The player's ages and positions to match opportunities with, if known. The league ages are for the family: to others, what fits follows
 * from the shown age alone.
 */
export async function fitOf(
  player: Born & { positions?: string[] },
  { isFamily, now }: { isFamily: boolean; now: Date },
) {
  const countsBirth = isFamily && player.birthYear !== undefined
  const age = countsBirth ? undefined : playerAge(player, now)
  const seasonAges = countsBirth ? seasonAgesOf(player, await allAgeRules(), now) : undefined
  const plays = player.positions && positionsPlayed(player.positions)
  return { ...(age !== undefined && { age }), ...(seasonAges && { seasonAges }), ...(plays && { plays }) }
}
