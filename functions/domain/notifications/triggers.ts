import type { EntityItem } from 'electrodb'
import type { AnyEntity, EntityDefinition } from '../../store/entity.ts'
import { changeIn, type StreamChange, updateIn } from '../../store/stream-change.ts'

/** Returns what to notify of after a change of the table: once, several times, or not. */
export type Trigger<Fields> = (change: StreamChange) => Fields | readonly Fields[] | false | null | undefined

/** Triggered by an item that was created. */
export const onCreate =
  <E extends AnyEntity, Result>(entity: EntityDefinition<E>, fieldsOf: (item: EntityItem<E>) => Result) =>
  (change: StreamChange) => {
    const { before, after } = changeIn(change, entity) ?? {}
    return !before && after && fieldsOf(after)
  }

/** Triggered by an item that was deleted, but not because it had expired. */
export const onDelete =
  <E extends AnyEntity, Result>(entity: EntityDefinition<E>, fieldsOf: (item: EntityItem<E>) => Result) =>
  (change: StreamChange) => {
    const { before, after } = changeIn(change, entity) ?? {}
    return before && !after && !change.isExpiry && fieldsOf(before)
  }

/** Triggered by an item that was created or changed. */
export const onWrite =
  <E extends AnyEntity, Result>(
    entity: EntityDefinition<E>,
    fieldsOf: (after: EntityItem<E>, before: EntityItem<E> | null) => Result,
  ) =>
  (change: StreamChange) => {
    const { before = null, after } = changeIn(change, entity) ?? {}
    return after && fieldsOf(after, before)
  }

/** Triggered by an item that was changed. */
export const onUpdate =
  <E extends AnyEntity, Result>(
    entity: EntityDefinition<E>,
    fieldsOf: (after: EntityItem<E>, before: EntityItem<E>) => Result,
  ) =>
  (change: StreamChange) => {
    const update = updateIn(change, entity)
    return update && fieldsOf(update.after, update.before)
  }

/** Triggered by an item whose time in this field was set. */
export const onNewTime = <E extends AnyEntity, Result>(
  entity: EntityDefinition<E>,
  field: keyof EntityItem<E> & string,
  fieldsOf: (time: string, item: EntityItem<E>) => Result,
) =>
  onUpdate(entity, (after, before) => {
    const time = after[field] as string | undefined
    return time && time !== before[field] ? fieldsOf(time, after) : false
  })
