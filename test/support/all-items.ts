import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../../functions/store/dynamo.ts'

/** Scans all items of the table of this test file. */
export async function allItems<Item extends object = Record<string, unknown>>(): Promise<Item[]> {
  const items: Item[] = []
  let ExclusiveStartKey: Record<string, unknown> | undefined
  do {
    const page = await client.send(new ScanCommand({ TableName: tableName(), ConsistentRead: true, ExclusiveStartKey }))
    items.push(...((page.Items ?? []) as Item[]))
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return items
}
