import type { Kind } from '../change-log/rows.ts'
import type { Query } from './query.ts'
import { type AnyTableSchema, tableSchemaOf } from './table-schemas.ts'

/** Snapshots of fewer records load within a second. */
const MIN_ROWS = 250_000

/** The kinds that have outlines, and their columns besides the order: those that decide whether a viewer finds a record. */
const COLUMNS: Partial<Record<Kind, string[]>> = {
  team: [],
  player: ['claimedBy', 'custodianTeamID', 'isTeamOnly'],
}

export const hasOutline = (kind: Kind, rows: number, minRows = MIN_ROWS) => kind in COLUMNS && rows >= minRows

/** The part of the schema that an outline has: a fifth of a snapshot, since texts and positions take the most room. */
export function outlineSchemaOf(kind: Kind): AnyTableSchema {
  const { columns, order, values, conditions } = tableSchemaOf(kind)
  const kept = [order, ...(COLUMNS[kind] ?? [])]
  return {
    columns: Object.fromEntries(Object.entries(columns).filter(([name]) => kept.includes(name))),
    order,
    texts: {},
    values,
    conditions,
  }
}

const ANSWERED = new Set([
  ...['page', 'perPage', 'sort', 'statedOnly', 'ties', 'seasonYear', 'searchPublicNames', 'own'],
  ...['state', 'position', 'claimedBy', 'ageGroup', 'level', 'sport', 'seasonUpTo'],
])

/** Whether an outline has the IDs and the number of the matches. */
export const isInOutline = (query: Query) =>
  Object.entries(query).every(([name, value]) => ANSWERED.has(name) || value == null || !String(value).trim())
