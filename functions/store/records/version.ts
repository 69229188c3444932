import { Refusal } from '../../values/errors.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import { auditedWrite } from '../audit-log/audit-context.ts'
import type { AnyEntity } from '../entity.ts'
import { check, versionConflict, type Write } from '../store.ts'

type Versioned = { version: number }

/** The input of an update: the version of the record that the caller saw, if the caller says so. */
export type SeenVersion = { version?: string | null }

const CHANGED_SINCE = requestTexts.changedSinceOpened

/** Refuses an update by a caller who saw an older version of the record. */
export function checkSeen({ version }: SeenVersion, record: Versioned) {
  if (version != null && version !== String(record.version))
    throw new Refusal('CONFLICT', CHANGED_SINCE, { fields: { version: [CHANGED_SINCE] } })
}

/** Optimistic lock: replaces `read` with `next`. Fails with `versionConflict` if the item changed since it was read. */
export const replaceItem = <Item extends Versioned>(entity: AnyEntity, read: Item, next: Item): [Write, Error] => [
  auditedWrite(
    entity,
    entity.put(next).where(({ version }, { eq }) => eq(version, read.version)),
    read,
    next,
  ),
  versionConflict,
]

/** Optimistic lock: deletes the item that was read. Fails with `versionConflict` if it changed since. */
export const removeItem = (entity: AnyEntity, key: object, read: Versioned): [Write, Error] => [
  auditedWrite(
    entity,
    entity.delete(key).where((held, { eq }) => eq(held.version, read.version)),
    read,
    null,
  ),
  versionConflict,
]

/** Raises the version of the item that was read: fails if it changed since, and makes concurrent writes that do the same read again. */
export const raiseVersion = (entity: AnyEntity, key: object, read: Versioned): [Write, Error] => [
  entity
    .patch(key)
    .add({ version: 1 })
    .where((held, { eq }) => eq(held.version, read.version)),
  versionConflict,
]

/** A condition that the item has not changed since this version was read. */
export const unchangedSince = (get: Write, version: number): Write =>
  check(get, 'version = :version', { ExpressionAttributeValues: { ':version': version } })
