import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../dynamo.ts'
import { itemKeys } from '../item-keys.ts'
import { batchGet } from '../store.ts'
import { type ChangeLogChange, type Kind, kinds } from './rows.ts'

/** How long an entry is kept. A snapshot must include it before it expires: see `changes/snapshots.ts`. */
export const LOG_DAYS = 7

/**
 * The maximum delay between an entry's position and its visibility, in milliseconds. A write is retried for at most 8 s after it takes its
 * position. The rest is for clock skew.
 */
export const MAX_WRITE_DELAY = 30_000

const ENTRIES_OF_PAGE = 500
/** An entry of an import has about ninety changes, which are read separately. A full batch takes longer than a request may wait. */
const LARGE_ENTRIES_OF_PAGE = 25

/** One transaction's changes of one kind. Positions are IDs, which sort by the start time of the write. */
export type LogEntry = { seq: string; changes: ChangeLogChange[] }

export interface LogReader {
  /** All entries after the position, in order, page by page. Strongly consistent. Those that the reader has seen may lack their changes. */
  read(kind: Kind, after: string, isSeen?: (seq: string) => boolean): AsyncIterable<LogEntry[]>
}

/** The kind whose change log, or changes of an entry, are in the partition. */
export const kindOfPartition = (pk: string) => kinds.find((kind) => `${pk}#`.startsWith(`${itemKeys.changeLog(kind)}#`))

export const changeLog: LogReader = {
  async *read(kind, after, isSeen = () => false) {
    let ExclusiveStartKey: Record<string, unknown> | undefined
    do {
      const page = await client.send(
        new QueryCommand({
          TableName: tableName(),
          KeyConditionExpression: 'pk = :pk AND sk > :after',
          ExpressionAttributeValues: { ':pk': itemKeys.changeLog(kind), ':after': after },
          ConsistentRead: true,
          ExclusiveStartKey,
          Limit: ENTRIES_OF_PAGE,
        }),
      )
      const entries = (page.Items ?? []).map(({ sk, changes }): StoredEntry => {
        const seq = sk as string
        return { seq, changes: (changes as ChangeLogChange[] | undefined) ?? (isSeen(seq) ? [] : null) }
      })
      const size = entries.some(({ changes }) => !changes) ? LARGE_ENTRIES_OF_PAGE : ENTRIES_OF_PAGE
      for (let at = 0; at < entries.length; at += size) yield withChanges(kind, entries.slice(at, at + size))
      ExclusiveStartKey = page.LastEvaluatedKey
    } while (ExclusiveStartKey)
  },
}

/** `changes: null`: they are in an item of their own. */
type StoredEntry = { seq: string; changes: ChangeLogChange[] | null }

/** A reader may see the entry of a transaction shortly before its changes. Then the entry is left out, and becomes visible late. */
async function withChanges(kind: Kind, entries: StoredEntry[]): Promise<LogEntry[]> {
  const apart = entries.filter(({ changes }) => !changes).map(({ seq }) => itemKeys.changesOf(kind, seq))
  const found = new Map((await batchGet(apart, true)).map((item) => [item.pk, item.changes as ChangeLogChange[]]))
  return entries.flatMap(({ seq, changes }) => {
    const visible = changes ?? found.get(itemKeys.changesOf(kind, seq).pk)
    return visible ? [{ seq, changes: visible }] : []
  })
}
