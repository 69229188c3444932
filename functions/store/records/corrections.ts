import type { SyncOrigin } from '../../domain/teams/entity.ts'

type Fields = Record<string, unknown>

/** Derived fields, or fields that no source has. They need no correction. */
const DERIVED = new Set(['latitude', 'longitude', 'timeZone', 'photoKey', 'colors', 'crest', 'logoKey'])

const same = (a: unknown, b: unknown) => (a ?? '') === (b ?? '')

/**
 * The origin of an imported record after a person changed fields. It keeps the source's value of each, so that a sync can tell a correction
 * from an outdated value. Undefined if the record has no source.
 */
export function correctedOrigin(read: { origin?: SyncOrigin } & Fields, changes: Fields): SyncOrigin | undefined {
  const { origin } = read
  if (!origin) return undefined
  const corrected = { ...origin.corrected }
  const suggested = { ...origin.suggested }
  for (const [field, value] of Object.entries(changes)) {
    if (DERIVED.has(field) || same(value, read[field])) continue
    // Changing a field that has a suggestion counts as a decision about the suggestion.
    const sourceValue = field in suggested ? suggested[field] : field in corrected ? corrected[field] : read[field]
    if (same(value, sourceValue)) delete corrected[field]
    else corrected[field] = sourceValue ?? null
    delete suggested[field]
  }
  return withDecisions(origin, corrected, suggested)
}

/** The origin after the owner dismissed the suggestion for the field. */
export function withoutSuggestion(origin: SyncOrigin, field: string): SyncOrigin {
  const { [field]: sourceValue, ...suggested } = origin.suggested ?? {}
  return withDecisions(origin, { ...origin.corrected, [field]: sourceValue ?? null }, suggested)
}

const withDecisions = (
  { corrected: _, suggested: __, ...origin }: SyncOrigin,
  corrected: Fields,
  suggested: Fields,
) => ({
  ...origin,
  ...(Object.keys(corrected).length > 0 && { corrected }),
  ...(Object.keys(suggested).length > 0 && { suggested }),
})

/** The source's suggestions for editable fields, sorted by field name. */
export const suggestionsOf = ({ origin }: { origin?: SyncOrigin }, fields: readonly string[]) =>
  Object.entries(origin?.suggested ?? {})
    .filter(([field]) => fields.includes(field))
    .map(([field, value]) => ({ field, value: String(value) }))
    .toSorted((a, b) => (a.field < b.field ? -1 : 1))
