import { AsyncLocalStorage } from 'node:async_hooks'
import { type AuditLogChange, audited, changesOf, type Subject } from './audited.ts'
import { type AuditLogEntry, entryWrites } from './entry.ts'

type Item = Record<string, unknown>
type Write = { params(): unknown }

/** An action under way: who does it, and what it is called. */
export type Action = { action: string; actorID?: string; requestID?: string; now: Date }

const current = new AsyncLocalStorage<Action>()

/** Runs the action: each of its transactions carries the entries of what it changes. Nothing but the audit log reads who acts from here. */
export const auditing = <T>(action: Action, run: () => T): T => current.run(action, run)

/** What a write changes, where the write itself does not say it: every write but the creation of an item. */
const descriptions = new WeakMap<Write, { entity: string; before: Item | null; after: Item | null }>()

type Named = { schema: { model: { entity: string } } }

/** Says what the item was before the write and is after it. */
export function described<W extends Write>(entity: Named, write: W, before: Item | null, after: Item | null): W {
  descriptions.set(write, { entity: entity.schema.model.entity, before, after })
  return write
}

/** DynamoDB's limit for one transaction. */
const MOST = 100

/**
 * The entries of what the writes change, as writes of the same transaction. Those that a full transaction has no room for come as
 * `later`.
 */
export function entriesOf(writes: readonly (readonly [Write, Error?])[]): { now: [Write][]; later: [Write][] } {
  const action = current.getStore()
  if (!action) return { now: [], later: [] }
  const entries = new Map<string, Omit<AuditLogEntry, 'entryID'>>()
  for (const [write] of writes) {
    const change = changeOf(write)
    const row = change && audited[change.entity]
    if (!row) continue
    const changes = changesOf(change.entity, change.before, change.after)
    if (changes.length === 0 && change.before && change.after) continue
    for (const subject of row.subjects((change.after ?? change.before)!))
      note(entries, action, subject, changes, row.adminsOnly)
  }
  const found = [...entries.values()].flatMap(entryWrites)
  return writes.length + found.length <= MOST ? { now: found, later: [] } : { now: [], later: found }
}

function note(
  entries: Map<string, Omit<AuditLogEntry, 'entryID'>>,
  { action, actorID, requestID, now }: Action,
  { kind, id }: Subject,
  changes: AuditLogChange[],
  adminsOnly: true | undefined,
) {
  const key = `${kind} ${id} ${adminsOnly ?? ''}`
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
  entry.changes.push(...changes)
  entries.set(key, entry)
}

function changeOf(write: Write) {
  const known = descriptions.get(write)
  if (known) return known
  const { Item: after } = write.params() as { Item?: Item }
  const entity = after?.__edb_e__
  return typeof entity === 'string' ? { entity, before: null, after: after! } : null
}
