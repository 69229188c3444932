import { seasonOfDay } from '../../values/league-age.ts'
import { type ColumnType, columns, filteredColumns, type Kind, kinds, type Row } from '../change-log/rows.ts'
import { daysTerms } from './days.ts'
import { cellTerm, indexedText, type TextSpace, textTerms, type ValueSpace, valueTerm } from './terms.ts'

/** How the columns of a kind are indexed. */
interface Indexing<K extends Kind> {
  /** The sort column. */
  order: 'createdAt' | 'startsAt'
  /** The columns of each text space, which are searched by word. */
  texts: { [S in TextSpace]?: (keyof Row<K> & string)[] }
  /** Terms for filters that depend on several columns. */
  conditions?: (row: Row<K>) => string[]
}

/** The term of rows without a value that a filter keeps. */
export const unstatedTerm = (space: ValueSpace) => valueTerm(space, 'unstated')

/** The day on which an opportunity closes, in UTC. */
const closing = (deadline: string | undefined): string[] =>
  daysTerms('closes', deadline?.slice(0, 10), deadline?.slice(0, 10))

/** The highest possible age limit of an opportunity. */
const MAX_AGE = 99

/** The ages that fit, by the same rule as `fitsAge`. A single term if every age fits. */
function fittingAges({ minAge, maxAge }: Row<'opportunity'>): string[] {
  if (minAge === undefined && maxAge === undefined) return [valueTerm('fitsAge', 'all')]
  const [youngest, oldest] = [Math.max(0, minAge ?? 0), Math.min(MAX_AGE, maxAge ?? MAX_AGE)]
  return Array.from({ length: Math.max(0, oldest - youngest + 1) }, (_, i) => valueTerm('fitsAge', youngest + i))
}

/** The days of a row, and whether it is canceled. */
const timedTerms = ({ firstDay, lastDay, cancelled }: Row<'event' | 'opportunity'>) => [
  ...daysTerms('days', firstDay, lastDay),
  valueTerm('cancelled', cancelled === true),
]

const indexing: { [K in Kind]: Indexing<K> } = {
  team: {
    order: 'createdAt',
    texts: { search: ['name'], city: ['locationCity'] },
  },
  player: {
    order: 'createdAt',
    texts: { search: ['name'], publicSearch: ['publicName'], city: ['locationCity'] },
    conditions: ({ claimedBy, age, bornThird }) => [
      ...(claimedBy === undefined ? [] : [valueTerm('isClaimed', true)]),
      ...(age === undefined && bornThird === undefined ? [unstatedTerm('ageGroup')] : []),
    ],
  },
  event: {
    order: 'startsAt',
    texts: { search: ['name'], city: ['city'] },
    conditions: timedTerms,
  },
  opportunity: {
    order: 'startsAt',
    texts: { search: ['title', 'teamName'], city: ['city'], location: ['city', 'state', 'location'] },
    conditions: (row) => [
      ...timedTerms(row),
      ...closing(row.deadline),
      ...fittingAges(row),
      valueTerm('season', seasonOfDay(row.firstDay)),
      valueTerm('decidedBy', row.ageRuleID ?? row.sport ?? 'any'),
      valueTerm('needs', row.positions?.length ? 'some' : 'any'),
    ],
  },
  user: { order: 'createdAt', texts: { search: ['email', 'name'] } },
}

/** The schema of any kind. Columns are looked up by name. */
export interface TableSchema {
  columns: Record<string, ColumnType>
  order: string
  texts: { [S in TextSpace]?: string[] }
  filtered: ReturnType<typeof filteredColumns>
  conditions?: (row: AnyRow) => string[]
}

const schemaOf = (kind: Kind) => {
  const types = Object.entries(columns[kind]).map(([name, column]) => {
    const type = typeof column === 'string' ? column : column.type
    return [name, type.replace('?', '')]
  })
  return { columns: Object.fromEntries(types), filtered: filteredColumns(kind), ...indexing[kind] } as TableSchema
}
const tableSchemas = Object.fromEntries(kinds.map((kind) => [kind, schemaOf(kind)])) as Record<Kind, TableSchema>
export const tableSchemaOf = (kind: Kind) => tableSchemas[kind]

export type AnyRow = Record<string, unknown>
type Stored = string | number | null

/** All terms of a row. */
export function termsOf({ columns, texts, filtered, conditions }: TableSchema, row: AnyRow): string {
  let terms = ''
  for (const [space, columns] of Object.entries(texts))
    for (const column of columns)
      if (row[column]) terms += textTerms(space as TextSpace, indexedText(space as TextSpace, String(row[column])))
  for (const { name, filter, keepsUnstated } of filtered) {
    const found = [row[name]].flat().filter((value) => value !== undefined && value !== null)
    for (const value of found) terms += `${valueTerm(filter, value as string)} `
    if (found.length === 0 && keepsUnstated) terms += `${unstatedTerm(filter)} `
  }
  for (const term of conditions?.(row) ?? []) terms += `${term} `
  if ('latitude' in columns && typeof row.latitude === 'number' && typeof row.longitude === 'number')
    terms += cellTerm(row.latitude, row.longitude)
  return terms
}

export function toStored(type: ColumnType, value: unknown): Stored {
  if (value === undefined || value === null) return null
  if (type === 'list') return JSON.stringify(value)
  if (type === 'flag') return value ? 1 : 0
  if (type === 'instant') return instantOf(value)
  return value as Stored
}

export function fromStored(type: ColumnType, value: unknown): unknown {
  if (type === 'list') return JSON.parse(value as string)
  if (type === 'flag') return value === 1
  if (type === 'instant') return new Date(value as number).toISOString()
  return value
}

/** Milliseconds since the epoch; null for an invalid instant. */
export function instantOf(value: unknown): number | null {
  const time = Date.parse(String(value))
  return Number.isNaN(time) ? null : time
}

/** The sort value of a row, in milliseconds since the epoch. */
export const orderOf = (kind: Kind, row: Row | null) =>
  instantOf((row as AnyRow | null)?.[tableSchemas[kind].order]) ?? 0
