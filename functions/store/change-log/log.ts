import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../dynamo.ts'
import { itemKeys } from '../item-keys.ts'
import { type ChangeLogChange, type Kind, kinds } from './rows.ts'

/** How long an entry is kept. A snapshot must include it before it expires: see `changes/snapshots.ts`. */
export const LOG_DAYS = 7

/**
 * The maximum delay between an entry's position and its visibility, in milliseconds. A write is retried for at most 8 s after it takes its
 * position. The rest is for clock skew.
 */
export const MAX_WRITE_DELAY = 30_000

/**
 * The target number of changes per page. The first page is small. The size of later pages follows from the changes per entry so far: an
 * entry of an import has about ninety, and reading a full 1 MB page of them takes longer than a request may wait.
 */
const CHANGES_OF_PAGE = 2000
const FIRST_ENTRIES = 25
const MAX_ENTRIES = 1000

/** One transaction's changes of one kind. Positions are IDs, which sort by the start time of the write. */
export type LogEntry = { seq: string; changes: ChangeLogChange[] }

export interface LogReader {
  /** All entries after the position, in order, page by page. Strongly consistent. */
  read(kind: Kind, after: string): AsyncIterable<LogEntry[]>
}

/** The kind whose change log is in the partition. */
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
