import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../dynamo.ts'
import { itemKeys } from '../item-keys.ts'
import { type ChangeLogChange, type Kind, kinds } from './rows.ts'

/** How long an entry is kept. A snapshot must have taken it in before: see `changes/snapshots.ts`. */
export const LOG_DAYS = 7

/**
 * An entry may become visible this much later (milliseconds) than its position says, clocks' differences included:
 * a write is tried for at most 8 s after it took its position.
 */
export const MAX_WRITE_DELAY = 30_000

/**
 * So many changes a page should have. The first page has few entries, the others as many as have so many changes by then: entries of an
 * import have ninety changes each, and a page of the largest size that DynamoDB allows keeps a busy laptop for longer than a request waits.
 */
const CHANGES_OF_PAGE = 2000
const FIRST_ENTRIES = 25
const MAX_ENTRIES = 1000

/** One transaction's changes of one kind. Positions are ids: they sort by the time at which the write was begun. */
export type LogEntry = { seq: string; changes: ChangeLogChange[] }

export interface LogReader {
  /** Everything visible after the position, in order, page by page; strongly consistent. */
  read(kind: Kind, after: string): AsyncIterable<LogEntry[]>
}

/** The kind whose change log the partition holds. */
export const kindOfPartition = (pk: string) => kinds.find((kind) => pk === itemKeys.changeLog(kind))

export const changeLog: LogReader = {
  async *read(kind, after) {
    let ExclusiveStartKey: Record<string, unknown> | undefined
    let Limit = FIRST_ENTRIES
    do {
      const page = await client.send(
        new QueryCommand({
          TableName: tableName(),
          KeyConditionExpression: 'pk = :pk AND sk > :after',
          ExpressionAttributeValues: { ':pk': itemKeys.changeLog(kind), ':after': after },
          ConsistentRead: true,
          ExclusiveStartKey,
          Limit,
        }),
      )
      const entries = (page.Items ?? []).map(
        (item): LogEntry => ({ seq: item.sk as string, changes: item.changes as ChangeLogChange[] }),
      )
      yield entries
      const changes = entries.reduce((sum, entry) => sum + entry.changes.length, 0)
      const mostOfSuch = Math.floor((CHANGES_OF_PAGE * entries.length) / Math.max(1, changes))
      Limit = Math.min(MAX_ENTRIES, Math.max(1, mostOfSuch))
      ExclusiveStartKey = page.LastEvaluatedKey
    } while (ExclusiveStartKey)
  },
}
