import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../../store/dynamo.ts'
import { queryPartition } from '../../store/store.ts'
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
  if (found.length === 0) await ensurePositions()
  return (found.length === 0 ? seeded : found).sort((a, b) => a.displayOrder - b.displayOrder)
}

/** Writes the product's positions. Idempotent. */
async function ensurePositions(): Promise<void> {
  const requests = seeded.map((position) => {
    const { Item } = positions().put(position).params() as { Item: Record<string, unknown> }
    return { PutRequest: { Item } }
  })
  const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [tableName()]: requests } }))
  // The next read of the list retries unprocessed writes.
  if (UnprocessedItems?.[tableName()]?.length) throw new Error('DynamoDB left positions unprocessed.')
}
