import { described } from '../audit-log/trail.ts'
import type { AnyEntity } from '../entity.ts'
import { versionConflict, type Write } from '../store.ts'

type Versioned = { version: number }

/** Replaces `read` with `next`. Fails with `versionConflict` if the item changed since it was read. */
export const replaceItem = <Item extends Versioned>(entity: AnyEntity, read: Item, next: Item): [Write, Error] => [
  described(
    entity,
    entity.put(next).where(({ version }, { eq }) => eq(version, read.version)),
    read,
    next,
  ),
  versionConflict,
]

/** Deletes the item that was read. Fails with `versionConflict` if it changed since. */
export const removeItem = (entity: AnyEntity, key: object, read: Versioned): [Write, Error] => [
  described(
    entity,
    entity.delete(key).where((held, { eq }) => eq(held.version, read.version)),
    read,
    null,
  ),
  versionConflict,
]
