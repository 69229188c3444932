import { AsyncLocalStorage } from 'node:async_hooks'

type Item = Record<string, unknown>
type Write = { params(): unknown }

/** The current action: its actor and its name. */
export type Action = { action: string; actorID?: string; requestID?: string; now: Date }

const current = new AsyncLocalStorage<Action>()

/** Runs the action. Each of its transactions includes audit log entries for its changes. Only the audit log reads the actor from here. */
export const auditing = <T>(action: Action, run: () => T): T => current.run(action, run)

/** What each write changes. Writes that create an item have none. */
const auditedChanges = new WeakMap<Write, { entity: string; before: Item | null; after: Item | null }>()

type Named = { schema: { model: { entity: string } } }

/** Attaches the item before and after the write. */
export function auditedWrite<W extends Write>(entity: Named, write: W, before: Item | null, after: Item | null): W {
  auditedChanges.set(write, { entity: entity.schema.model.entity, before, after })
  return write
}

/** The current action. Undefined outside the API. */
export const currentAction = () => current.getStore()

export const auditedChangeOf = (write: Write) => auditedChanges.get(write)
