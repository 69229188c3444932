type Fields<F extends string> = { [K in F]?: unknown }
type In<Item, K> = K extends keyof Item ? Item[K] : never

const fieldsOf = <F extends string>(fields: readonly F[], get: (field: F) => unknown) =>
  Object.fromEntries(fields.map((field) => [field, get(field)]))

/** Required fields after an edit: the given values, or the stored ones of those that are undefined or null. */
export const replaced = <F extends string, Stored extends Fields<F>>(
  stored: Stored,
  given: { [K in F]?: In<Stored, K> | null },
  ...fields: F[]
) => fieldsOf(fields, (field) => given[field] ?? stored[field]) as { [K in F]: In<Stored, K> }

/** Optional fields after an edit: the given values, or the stored ones of those that are undefined. Null and '' clear a field. */
export const edited = <F extends string, Stored extends Fields<F>, Given extends Fields<F>>(
  stored: Stored,
  given: Given,
  ...fields: F[]
) =>
  fieldsOf(fields, (field) => {
    const value = given[field] === undefined ? stored[field] : given[field]
    return value === null || value === '' ? undefined : value
  }) as { [K in F]: NonNullable<In<Given, K>> | In<Stored, K> | undefined }
