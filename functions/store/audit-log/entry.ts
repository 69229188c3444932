import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { newID } from '../../values/ids.ts'
import { tableName } from '../dynamo.ts'
import { AUDIT_PREFIX } from '../table.ts'
import type { AuditKind, AuditLogChange, Subject } from './audited.ts'

/** How long an entry is kept. */
const KEPT_DAYS = 731

/** One action on one record. Entry IDs are ULIDs, which sort by time. */
export type AuditLogEntry = {
  entryID: string
  at: string
  /** The API operation, or the name of an automatic action. */
  action: string
  /** The user who did it. Absent if no one was signed in. */
  actorID?: string
  requestID?: string
  kind: AuditKind
  recordID: string
  changes: AuditLogChange[]
  adminsOnly?: true
}

export const partitionOfRecord = ({ kind, id }: Subject) => `${AUDIT_PREFIX}of#${kind}#${id}`
export const partitionOfActor = (userID: string) => `${AUDIT_PREFIX}by#${userID}`
/** `month` is YYYY-MM. */
export const partitionOfMonth = (month: string) => `${AUDIT_PREFIX}in#${month}`

type Put = { params(): unknown }

/** Writes the entry to each partition that is queried: by record, by actor, and by month. */
export function entryWrites(entry: Omit<AuditLogEntry, 'entryID'>): [Put][] {
  const { kind, recordID, actorID, at } = entry
  const entryID = newID()
  const expiresAt = expiresAfter(KEPT_DAYS * DAY_SECONDS, new Date(at))
  const partitions = [
    partitionOfRecord({ kind, id: recordID }),
    partitionOfMonth(at.slice(0, 7)),
    ...(actorID ? [partitionOfActor(actorID)] : []),
  ]
  return partitions.map((pk) => [
    {
      params: () => ({
        TableName: tableName(),
        Item: { pk, sk: entryID, ...entry, entryID, expiresAt },
        // Entries are immutable.
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    },
  ])
}
