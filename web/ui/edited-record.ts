type Values = Record<string, unknown>

/** The values that a form shows of a record. The version is undefined for a new record. */
export type SavedRecord = { version: string | undefined; values: Values }

/** Null and '' both stand for an empty input. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '')

export const changesIn = (values: Values, saved: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, saved[name])))

/** Fields that make sense only together are changed together. */
const withUnits = (changes: Values, values: Values, units: readonly (readonly string[])[]): Values => ({
  ...changes,
  ...Object.fromEntries(
    units
      .filter((unit) => unit.some((name) => name in changes))
      .flatMap((unit) => unit.map((name) => [name, values[name]])),
  ),
})

export type Conflict = { fields: readonly string[]; mine: Values }

/** The saved values with the user's changes, and the fields (or units of fields) that someone else changed differently. */
export function merge(seen: Values, mine: Values, saved: Values, units: readonly (readonly string[])[]) {
  const changes = withUnits(changesIn(mine, seen), mine, units)
  const savedChanges = withUnits(changesIn(saved, seen), saved, units)
  const parts = [
    ...units,
    ...Object.keys(changes)
      .filter((name) => !units.flat().includes(name))
      .map((name) => [name]),
  ]
  const conflicts: Conflict[] = parts
    .filter((fields) =>
      fields.some((name) => name in changes && name in savedChanges && !isSame(mine[name], saved[name])),
    )
    .map((fields) => ({ fields, mine: Object.fromEntries(fields.map((name) => [name, mine[name]])) }))
  return { values: { ...saved, ...changes }, conflicts }
}

type EditForm = { seen: SavedRecord; getValues: () => Values }

/**
 * The input of an update: the fields that the user changed, and the version that the user saw. Fields of a group are sent together, because
 * they are valid only together.
 */
export function changedFields<Input extends object>(
  { seen, getValues }: EditForm,
  input: Input,
  groups: readonly (readonly string[])[] = [],
) {
  const changes = withUnits(changesIn(getValues(), seen.values), {}, groups)
  const sent = Object.entries(input).filter(([name]) => name in changes)
  return { ...Object.fromEntries(sent), version: seen.version } as Partial<Input> & { version: string | undefined }
}

/** The values of a form: the record's, and those of `blank` for what it does not have. Without a record, the form creates one. */
export const valuesOf = <const Blank extends object, Saved extends { [Name in keyof Blank]?: unknown }>(
  blank: Blank,
  saved: Saved | undefined,
) =>
  Object.fromEntries(Object.entries(blank).map(([name, none]) => [name, saved?.[name as keyof Blank] ?? none])) as {
    -readonly [Name in keyof Blank]: Blank[Name] | NonNullable<Saved[Name]>
  }
