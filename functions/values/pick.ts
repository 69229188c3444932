/** The fields of the item. */
export const pick = <Item extends object, F extends keyof Item & string>(item: Item, ...fields: F[]) =>
  Object.fromEntries(fields.map((field) => [field, item[field]])) as Pick<Item, F>
