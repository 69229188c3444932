import type { Kind } from '../change-log/rows.ts'
import type { Query } from './query.ts'

/** Snapshots of fewer records load within a second. */
const MIN_ROWS = 250_000

const ANSWERED = new Set([
  ...['page', 'perPage', 'sort', 'statedOnly', 'ties', 'seasonYear', 'searchPublicNames', 'own'],
  ...['state', 'position', 'claimedBy', 'ageGroup', 'level', 'sport', 'seasonUpTo'],
])

/** Whether a snapshot of this many records also has an outline: see `ReadModel`. The queries of the other kinds need all columns. */
export const hasOutline = (kind: Kind, rows: number, minRows = MIN_ROWS) =>
  (kind === 'team' || kind === 'player') && rows >= minRows

/** Whether an outline has the IDs and the number of the matches. */
export const isInOutline = (query: Query) =>
  Object.entries(query).every(([name, value]) => ANSWERED.has(name) || value == null || !String(value).trim())
