import { valuesBeforeClaim } from './0001-values-before-a-claim.ts'
import type { Item, Migration } from './migration.ts'

/** All migrations, in the order of their numbers. */
export const migrations: readonly Migration[] = [valuesBeforeClaim]

/** The attribute with the version of an item's shape. Items of the first shape have none. */
export const SHAPE = 'shape'

const shapeOf = (item: Item) => Number(item[SHAPE] ?? 1)
const migrationsOf = (entity: unknown) => migrations.filter((each) => each.entity === entity)

/** The stored item of the entity in its newest shape. */
export const upgraded = (entity: string, stored: Item): Item =>
  migrationsOf(entity)
    .filter(({ shape }) => shape > shapeOf(stored))
    .reduce((item, { shape, upgrade }): Item => ({ ...upgrade(item), [SHAPE]: shape }), stored)

/** The item of the newest shape as it is stored: with the version of its shape, and what the code of the release before reads. */
export function withShape(entity: unknown, item: Item): Item {
  const newest = migrationsOf(entity).at(-1)
  return newest ? { ...(newest.addEarlier?.(item) ?? item), [SHAPE]: newest.shape } : item
}
