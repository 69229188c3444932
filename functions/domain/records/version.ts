import { type AnyEntity, versionConflict, type Write } from '../store.ts'

type Versioned = { version: number }

/** Puts `next` in the place of `read`; meets `versionConflict` where the item changed since it was read. */
export const replaceItem = <Item extends Versioned>(entity: AnyEntity, read: Item, next: Item): [Write, Error] => [
  entity.put(next).where(({ version }, { eq }) => eq(version, read.version)),
  versionConflict,
]

/** Removes the item that was read; meets `versionConflict` where it changed since. */
export const removeItem = (entity: AnyEntity, key: object, { version }: Versioned): [Write, Error] => [
  entity.delete(key).where((held, { eq }) => eq(held.version, version)),
  versionConflict,
]
