import type { SyncPreviewChange } from '../../domain/sync/entity.ts'
import { textOf } from '../../store/audit-log/audited.ts'
import { truncate } from '../../values/truncate.ts'

type Fields = Record<string, unknown>

/** Derived fields, or fields that mean nothing to a person. */
const TECHNICAL = new Set([
  ...['version', 'createdAt', 'updatedAt', 'origin', 'latitude', 'longitude', 'timeZone', 'teamID', 'calendarSequence'],
])
/** In characters. A preview contains many records. */
const MAX_VALUE_LENGTH = 120

/** The fields that an update changes, sorted by name. */
export const changedFields = (before: Fields, after: Fields): SyncPreviewChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !TECHNICAL.has(field))
    .sort()
    .map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) }))
    .filter((change) => change.before !== change.after)

function shown(value: unknown) {
  const text = textOf(value) ?? ''
  return text.length > MAX_VALUE_LENGTH ? `${truncate(text, MAX_VALUE_LENGTH)}…` : text
}
