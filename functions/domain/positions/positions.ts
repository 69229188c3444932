import { queryPartition, transactInBatches } from '../../store/store.ts'
import { type PositionItem, positions } from './entity.ts'
import { POSITIONS } from './validation.ts'

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
