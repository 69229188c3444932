type Dirty = Record<string, unknown>

/** The fields that the user changed. Saving only these keeps what someone else saved in the others since the form was opened. */
export const changedFields = <Input extends object>(input: Input, dirtyFields: Dirty) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => dirtyFields[name])) as Partial<Input>
