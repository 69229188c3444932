import { type Action, auditedChangeOf } from './audit-context.ts'
import { type AuditLogChange, audited, changesOf, type Subject } from './audited.ts'
import { type AuditLogEntry, entryWrites } from './entry.ts'

type Item = Record<string, unknown>
type Write = { params(): unknown }
type Writes = readonly (readonly [Write, Error?])[]

/** DynamoDB's limit for one transaction. */
const MAX_TRANSACTION_ITEMS = 100

/**
 * The audit log entries for the given writes, as writes of the same transaction. Entries that do not fit in the transaction are returned as
 * `later`.
 */
export function entriesOf(action: Action, writes: Writes): { now: [Write][]; later: [Write][] } {
  const entries = new Map<string, Omit<AuditLogEntry, 'entryID'>>()
  for (const [write] of writes) {
    const change = changeOf(write)
    const row = change && audited.get(change.entity)
    if (!row) continue
    const changes = changesOf(change.entity, change.before, change.after)
    if (changes.length === 0 && change.before && change.after) continue
    for (const subject of row.subjects((change.after ?? change.before)!))
      note(entries, action, subject, changes, row.adminsOnly)
  }
  const found = [...entries.values()].flatMap(entryWrites)
  return writes.length + found.length <= MAX_TRANSACTION_ITEMS ? { now: found, later: [] } : { now: [], later: found }
}

function note(
  entries: Map<string, Omit<AuditLogEntry, 'entryID'>>,
  { action, actorID, requestID, now }: Action,
  { kind, id }: Subject,
  changes: AuditLogChange[],
  adminsOnly: true | undefined,
) {
  const key = `${kind} ${id}`
  const entry = entries.get(key) ?? {
    at: now.toISOString(),
    action,
    ...(actorID && { actorID }),
    ...(requestID && { requestID }),
    kind,
    recordID: id,
    changes: [],
    ...(adminsOnly && { adminsOnly }),
  }
  if (!adminsOnly) delete entry.adminsOnly
  entry.changes.push(...changes.map((change) => ({ ...change, ...(adminsOnly && { adminsOnly }) })))
  entries.set(key, entry)
}

function changeOf(write: Write) {
  const known = auditedChangeOf(write)
  if (known) return known
  const { Item: after } = write.params() as { Item?: Item }
  const entity = after?.__edb_e__
  return typeof entity === 'string' ? { entity, before: null, after: after! } : null
}
