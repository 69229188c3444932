type Dirty = Record<string, unknown>

/** The fields that the user changed. Saving only these keeps what someone else saved in the others since the form was opened. */
export const changedFields = <Input extends object>(input: Input, dirtyFields: Dirty) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => dirtyFields[name])) as Partial<Input>

/** Marks all of the fields as changed if any of them is, for fields that are valid only together. */
export const withGroup = (dirtyFields: Dirty, fields: readonly string[]): Dirty =>
  fields.some((field) => dirtyFields[field])
    ? { ...dirtyFields, ...Object.fromEntries(fields.map((field) => [field, true])) }
    : dirtyFields
