import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { AUDIT_KINDS, type AuditKind } from '../../store/audit-log/audited.ts'
import {
  type AuditLogEntry,
  partitionOfActor,
  partitionOfKind,
  partitionOfRecord,
} from '../../store/audit-log/entry.ts'
import { needsConsistentReads } from '../../store/change-log/token.ts'
import { client, tableName } from '../../store/dynamo.ts'
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

/** Once the filters have skipped this many entries of an actor, a request stops at the end of the day. */
const MAX_LEFT_OUT = 2_000

/** A page of entries, newest first: of a record, of an actor, of a kind, or of all records. */
export async function auditEntries(query: AuditQuery): Promise<AuditLogEntry[]> {
  const { from, to, offset, perPage } = query
  // DynamoDB refuses a range that ends before it starts.
  if (from && to && from >= to) return []
  const entries = (await Promise.all(partitionsOf(query).map((partition) => newestOf(partition, query)))).flat()
  return entries.sort((a, b) => (a.entryID < b.entryID ? 1 : -1)).slice(offset, offset + perPage)
}

function partitionsOf({ kind, id, actorID }: AuditQuery): string[] {
  const kinds = kind ? [kind] : AUDIT_KINDS
  if (id) return kinds.map((each) => partitionOfRecord({ kind: each, id }))
  if (actorID) return isID(actorID) ? [partitionOfActor(actorID)] : []
  return kinds.map(partitionOfKind)
}

/** The newest entries of the partition, as many as the page and the pages before it need. */
async function newestOf(partition: string, query: AuditQuery): Promise<AuditLogEntry[]> {
  const { kind, actorID, from, to, offset, perPage, isAdmin } = query
  const matches = (entry: AuditLogEntry) =>
    (!kind || entry.kind === kind) && (!actorID || entry.actorID === actorID) && (isAdmin || !entry.adminsOnly)
  const found: AuditLogEntry[] = []
  let leftOut = 0
  let day = ''
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
        Limit: offset + perPage - found.length + leftOut,
        ExclusiveStartKey,
      }),
    )
    for (const { expiresAt, ...entry } of (page.Items ?? []) as StoredEntry[]) {
      if (expiresAt * 1000 <= Date.now()) continue
      // A day is read whole, so that the next request can begin with the day before.
      if (leftOut >= MAX_LEFT_OUT && dayOf(entry) !== day) throw lookedBack(day, found.length)
      day = dayOf(entry)
      if (!matches(entry)) leftOut++
      else if (found.push(isAdmin ? entry : forOwner(entry)) >= offset + perPage) return found
    }
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return found
}

const forOwner = (entry: AuditLogEntry): AuditLogEntry => ({
  ...entry,
  changes: entry.changes.filter(({ adminsOnly }) => !adminsOnly),
})

type StoredEntry = AuditLogEntry & { expiresAt: number }

const dayOf = ({ at }: AuditLogEntry) => at.slice(0, 10)

/** The request has read its maximum number of entries. The message asks the caller to choose a date range. */
function lookedBack(day: string, found: number) {
  const before = new Date(Date.parse(day) - DAY_MS).toISOString()
  return new Refusal(
    'BAD_USER_INPUT',
    `Looked back to ${formatDay(day, 'en')} and found ${found} ${found === 1 ? 'entry' : 'entries'}. Choose From ${formatDay(day, 'en')} to see them, To ${formatDay(before, 'en')} to look further, or a record.`,
  )
}
