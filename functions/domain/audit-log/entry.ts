import { tableName } from '../dynamo.ts'
import { newID } from '../ids.ts'
import { AUDIT_PREFIX } from '../table.ts'
import type { AuditKind, AuditLogChange, Subject } from './audited.ts'

/** How long an entry is kept. */
const KEPT_DAYS = 731

/** One action on one record. Positions are ids: they sort by time. */
export type AuditLogEntry = {
  entryID: string
  at: string
  /** The operation of the API, or what the service did by itself. */
  action: string
  /** The user who did it; absent where nobody was signed in. */
  actorID?: string
  requestID?: string
  kind: AuditKind
  recordID: string
  changes: AuditLogChange[]
  adminsOnly?: true
}

export const partitionOfRecord = ({ kind, id }: Subject) => `${AUDIT_PREFIX}of#${kind}#${id}`
export const partitionOfActor = (userID: string) => `${AUDIT_PREFIX}by#${userID}`
/** `month`: yyyy-mm */
export const partitionOfMonth = (month: string) => `${AUDIT_PREFIX}in#${month}`

type Put = { params(): unknown }

/** The entry in each place where it is looked for: its record's, its actor's, its month's. */
export function entryWrites(entry: Omit<AuditLogEntry, 'entryID'>): [Put][] {
  const { kind, recordID, actorID, at } = entry
  const entryID = newID()
  const expiresAt = Math.floor(Date.parse(at) / 1000) + KEPT_DAYS * 24 * 60 * 60
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
        // An entry is written once.
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    },
  ])
}
