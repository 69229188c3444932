import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { AuditKind } from '../../store/audit-log/audited.ts'
import {
  type AuditLogEntry,
  partitionOfActor,
  partitionOfMonth,
  partitionOfRecord,
} from '../../store/audit-log/entry.ts'
import { client, tableName } from '../../store/dynamo.ts'
import { needsConsistentReads } from '../../store/write-positions.ts'
import { DAY_MS } from '../../values/durations.ts'
import { Refusal } from '../../values/errors.ts'
import { firstIDOf, isID } from '../../values/ids.ts'
import { formatDay } from '../../values/time-format.ts'

type AuditQuery = {
  kind?: AuditKind | null
  id?: string | null
  actorID?: string | null
  /** Instants. `from` is inclusive, `to` is exclusive. */
  from?: Date | null
  to?: Date | null
  offset: number
  perPage: number
  /** Whether entries that owners cannot read are included. */
  isAdmin: boolean
}

const MONTHS_KEPT = 25
/** Once the filters have skipped this many entries, a request stops at the end of the day. */
const MAX_LEFT_OUT = 10_000

/** A page of entries, newest first: of a record, of an actor, or of all records. */
export async function auditEntries(query: AuditQuery, now: Date): Promise<AuditLogEntry[]> {
  const { kind, id, actorID, from, to, offset, perPage, isAdmin } = query
  // DynamoDB refuses a range that ends before it starts.
  if (from && to && from >= to) return []
  const matches = (entry: AuditLogEntry) =>
    (!kind || entry.kind === kind) &&
    (!id || entry.recordID === id) &&
    (!actorID || entry.actorID === actorID) &&
    (isAdmin || !entry.adminsOnly)
  const found: AuditLogEntry[] = []
  let leftOut = 0
  let day = ''
  for (const partition of partitionsOf(query, now)) {
    for await (const entries of newestOf(partition, query)) {
      for (const entry of entries) {
        // A day is read whole, so that the next request can begin with the day before.
        if (leftOut >= MAX_LEFT_OUT && dayOf(entry) !== day) throw lookedBack(day, found.length)
        day = dayOf(entry)
        if (!matches(entry)) leftOut++
        else if (found.push(entry) >= offset + perPage) return found.slice(offset)
      }
    }
  }
  return found.slice(offset)
}

const dayOf = ({ at }: AuditLogEntry) => at.slice(0, 10)

/** The request has read its maximum number of entries. The message asks the caller to choose a date range. */
function lookedBack(day: string, found: number) {
  const before = new Date(Date.parse(day) - DAY_MS).toISOString()
  return new Refusal(
    'BAD_USER_INPUT',
    `Looked back to ${formatDay(day)} and found ${found} ${found === 1 ? 'entry' : 'entries'}. Choose From ${formatDay(day)} to see them, To ${formatDay(before)} to look further, or a record or user.`,
  )
}

/** The partitions of the entries, newest first. */
function partitionsOf({ kind, id, actorID, from, to }: AuditQuery, now: Date): string[] {
  if (kind && id) return [partitionOfRecord({ kind, id })]
  if (actorID) return isID(actorID) ? [partitionOfActor(actorID)] : []
  const last = to && to < now ? to : now
  return Array.from({ length: MONTHS_KEPT }, (_, back) => monthOf(last, back))
    .filter((month) => !from || month >= monthOf(from, 0))
    .map(partitionOfMonth)
}

const monthOf = (date: Date, back: number) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1)).toISOString().slice(0, 7)

async function* newestOf(partition: string, { from, to }: AuditQuery): AsyncIterable<AuditLogEntry[]> {
  let ExclusiveStartKey: Record<string, unknown> | undefined
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':pk': partition,
          ':from': from ? firstIDOf(from.getTime()) : '0',
          ':to': to ? firstIDOf(to.getTime()) : '~',
        },
        ScanIndexForward: false,
        ConsistentRead: needsConsistentReads(),
        ExclusiveStartKey,
      }),
    )
    yield (page.Items ?? []).filter(({ expiresAt }) => expiresAt * 1000 > Date.now()) as AuditLogEntry[]
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
}
