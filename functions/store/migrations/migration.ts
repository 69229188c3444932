export type Item = Record<string, unknown>

/** A change of the items of an entity, in the file with its name. docs/decisions/0034 says how one is written and when it is removed. */
export type Migration = {
  /** The name of its file: a number and what it changes. */
  name: string
  entity: string
  /** The shape of the items that it writes. The items of the first shape do not name it. */
  shape: number
  /** The attributes that it reads or writes. */
  attributes: readonly string[]
  /** Returns the item in this shape. The item has the shape before, and attributes of this one if the code of this release wrote it. */
  upgrade: (item: Item) => Item
  /** Adds what the code before this release reads, so that it can serve at the same time. Only for one release. */
  addEarlier?: (item: Item) => Item
}
