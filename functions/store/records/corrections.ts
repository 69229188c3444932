/** The link between a record and its source. */
export type SyncOrigin = {
  source: string
  /** The record's IDs at the source, each with the newest `modified` seen. */
  externals: Record<string, string>
  /** The external IDs that came from merged duplicates. The sync does not take the name or place from them. */
  ofDuplicates?: string[]
  /** The source has one record per age group and level: other records with this name and place belong to it. */
  isListing?: boolean
  /** The external IDs of a listing whose newest name has no age or class. */
  withoutAge?: string[]
  /** The roster entry that the sync created for the player. */
  rosterEntry?: string
  /** The external ID of a team that the source refers to but that is not imported yet. */
  awaitedTeam?: string
  /** Fields that a person corrected, with the source's wrong value, or null if it had none. */
  corrected?: Record<string, unknown>
  /** The source's newer values for fields that the sync must not overwrite. The owner may accept them. */
  suggested?: Record<string, unknown>
}

type Fields = Record<string, unknown>

/** Derived fields, or fields that no source has. They need no correction. */
const DERIVED = new Set([
  ...['latitude', 'longitude', 'timeZone', 'photoKey', 'colors', 'crest', 'logoKey', 'photoReview', 'unverifiedBy'],
])

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '')

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
    .map(([field, value]) => ({ field, value: [value].flat().join(', ') }))
    .toSorted((a, b) => (a.field < b.field ? -1 : 1))
