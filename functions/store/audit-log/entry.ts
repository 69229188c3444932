import { PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { idsIn, newID } from '../../values/ids.ts'
import { client, tableName } from '../dynamo.ts'
import { AUDIT_PREFIX } from '../table.ts'
import { currentAction } from './audit-context.ts'
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
  /** Absent if the entry is about several records, whose IDs are in `changes`. */
  recordID?: string
  changes: AuditLogChange[]
  /** All changes are for admins only. */
  adminsOnly?: true
}

export const partitionOfRecord = ({ kind, id }: Subject) => `${AUDIT_PREFIX}of#${kind}#${id}`
export const partitionOfActor = (userID: string) => `${AUDIT_PREFIX}by#${userID}`
export const partitionOfKind = (kind: AuditKind) => `${AUDIT_PREFIX}in#${kind}`

type Put = { params(): unknown }

/** Writes the entry to each partition that is queried: by record, by kind, and by actor. */
export function entryWrites(entry: Omit<AuditLogEntry, 'entryID'>): [Put][] {
  const { kind, recordID, actorID, at } = entry
  const expiresAt = expiresAfter(KEPT_DAYS * DAY_SECONDS, new Date(at))
  const item = { ...entry, entryID: newID(), expiresAt }
  const partitions = [
    ...(recordID ? [partitionOfRecord({ kind, id: recordID })] : []),
    partitionOfKind(kind),
    ...(actorID ? [partitionOfActor(actorID)] : []),
  ]
  return partitions.map((pk) => [putOf(pk, item)])
}

/** Writes an entry about several records to the partition of each record. */
export const historyWrites = (entry: AuditLogEntry & { expiresAt: number }): Put[] =>
  idsIn(entry.changes.map(({ after }) => after).join()).map((recordID) =>
    putOf(partitionOfRecord({ kind: entry.kind, id: recordID }), { ...entry, recordID, changes: [] }),
  )

const putOf = (pk: string, item: AuditLogEntry & { expiresAt: number }): Put => ({
  params: () => ({
    TableName: tableName(),
    Item: { ...item, pk, sk: item.entryID },
    // Entries are immutable.
    ConditionExpression: 'attribute_not_exists(pk)',
  }),
})

/**
 * login: the user signed in. loginLimited: too many failed attempts, further ones must wait. loginHardened: too many failed attempts,
 * further ones need the harder proof of work.
 */
type SignIn = 'login' | 'loginLimited' | 'loginHardened'

/**
 * Logs an action that changes no record. Uses plain puts, which cost half as much as a transaction: no other write has to be atomic with
 * them.
 */
export async function logSignIn(action: SignIn, userID: string, now: Date): Promise<void> {
  const requestID = currentAction()?.requestID
  const writes = entryWrites({
    at: now.toISOString(),
    action,
    kind: 'user',
    recordID: userID,
    changes: [],
    // The user of a failed attempt is unknown.
    ...(action === 'login' && { actorID: userID }),
    ...(requestID && { requestID }),
  })
  await Promise.all(writes.map(([put]) => client.send(new PutCommand(put.params() as PutCommandInput))))
}
