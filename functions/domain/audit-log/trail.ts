import { AsyncLocalStorage } from 'node:async_hooks'

type Item = Record<string, unknown>
type Write = { params(): unknown }

/** An action under way: who does it, and what it is called. */
export type Action = { action: string; actorID?: string; requestID?: string; now: Date }

const current = new AsyncLocalStorage<Action>()

/** Runs the action: each of its transactions carries the entries of what it changes. Nothing but the audit log reads who acts from here. */
export const auditing = <T>(action: Action, run: () => T): T => current.run(action, run)

/** What a write changes, for every write except the creation of an item. */
const descriptions = new WeakMap<Write, { entity: string; before: Item | null; after: Item | null }>()

type Named = { schema: { model: { entity: string } } }

/** Says what the item was before the write and is after it. */
export function described<W extends Write>(entity: Named, write: W, before: Item | null, after: Item | null): W {
  descriptions.set(write, { entity: entity.schema.model.entity, before, after })
  return write
}

/** The action under way; none outside of the API. */
export const currentAction = () => current.getStore()

/** The description of what a write changes. */
export const descriptionOf = (write: Write) => descriptions.get(write)
