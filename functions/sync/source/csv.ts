import Papa from 'papaparse'
import type { FeedKind, SyncRefusal } from '../../domain/sync/entity.ts'
import { localID } from '../../values/ids.ts'
import { truncate } from '../../values/truncate.ts'
import { readDate, shownDateOrder } from '../../values/written-date.ts'
import { type FeedItem, isRefusal, readItem } from './items.ts'
import { onLine, type Page, type Source } from './source.ts'

const PAGE_SIZE = 500
const MAX_ID_LENGTH = 120

type Upload = {
  /** The upload time. A later upload has newer versions of the same records. */
  uploadedAt: string
  read(kind: FeedKind): Promise<string | null>
}
type Row = Record<string, string>
type Line = { row: Row; line: number }
/** `problem`: why the line is invalid. */
type Raw = { id: string; data: Record<string, unknown>; line: number; problem?: string; isUnidentified?: boolean }

/** Files that an admin uploaded. A page has the records of several lines. Refusals name the line. */
export function csvSource({ uploadedAt, read }: Upload): Source {
  const files = new Map<FeedKind, Promise<Raw[]>>()
  const recordsOf = (kind: FeedKind) => {
    const records = files.get(kind) ?? read(kind).then((text) => recordsIn(kind, text ?? ''))
    files.set(kind, records)
    return records
  }

  return {
    async page({ kind, cursor = '0' }): Promise<Page> {
      const records = await recordsOf(kind)
      const from = Number(cursor)
      const part = records.slice(from, from + PAGE_SIZE)
      const items = part.map(({ id, data, line, problem, isUnidentified }): FeedItem | SyncRefusal => {
        const item = problem
          ? { kind, externalID: id, reason: problem }
          : readItem(kind, { id, state: 'updated', modified: uploadedAt, data })
        if (isRefusal(item)) return { ...item, reason: onLine(line, item.reason) }
        return { ...item, line, isUnidentified }
      })
      const lines = new Map(part.flatMap(({ id, line, problem }) => (problem ? [] : [[id, line]])))
      const next = from + part.length
      return {
        source: 'csv',
        items: items.filter((item): item is FeedItem => !isRefusal(item)),
        refusals: items.filter(isRefusal),
        next: String(next),
        isLast: next >= records.length,
        lineOf: (externalID) => lines.get(externalID),
      }
    },
  }
}

function recordsIn(kind: FeedKind, text: string): Raw[] {
  if (text.trim() === '') return []
  const { data, errors, meta } = Papa.parse<Row>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: false,
    transformHeader: columnName,
  })
  const missing = REQUIRED[kind].filter((column) => !meta.fields?.includes(column.replaceAll('_', '')))
  if (missing.length > 0) return [{ id: '?', line: 1, data: {}, problem: `No column ${missing.join(', ')}` }]

  // Row 0 is the header.
  const misquoted = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? [row] : [])))
  const lines: Line[] = []
  const unreadable = misquoted.has(0) ? [misquotedOn(1)] : []
  let line = 2
  for (const [at, row] of data.entries()) {
    if (misquoted.has(at + 1)) unreadable.push(misquotedOn(line))
    else if (Object.keys(trimmed(row)).length > 0) lines.push({ row: trimmed(row), line })
    line += 1 + breaksIn(row)
  }
  const records = kind === 'teams' ? teamsOf(lines) : withoutRepeats(lines.map((one) => readers[kind](one)))
  if (kind === 'events') readDates(records)
  return [...records, ...unreadable]
}

const DATES = ['startDate', 'endDate']

/** Reads the dates in the order that the file shows. What is no date stays, to be reported. */
function readDates(records: Raw[]) {
  const texts = records.flatMap(({ data }) => DATES.map((field) => String(data[field] ?? '')))
  const order = shownDateOrder(texts)
  for (const { data } of records)
    for (const field of DATES) if (data[field]) data[field] = readDate(String(data[field]), order) ?? data[field]
}

/** The required columns of each kind. */
const REQUIRED: Record<FeedKind, string[]> = {
  teams: ['name'],
  contacts: ['team_external_id', 'name'],
  events: ['name', 'start_date'],
  players: ['display_name', 'guardian_consent'],
}
/** Also accepts the feed's names: `displayName` and `Display Name` are the column `display_name`. */
const columnName = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '')

const misquotedOn = (line: number): Raw => ({ id: '?', line, data: {}, problem: 'Unmatched quotes.' })

/** The number of line breaks in quoted cells. */
const breaksIn = (row: Row) =>
  Object.values(row)
    .flat()
    .join(',')
    .match(/\r\n|\r|\n/g)?.length ?? 0

/** Rejects further lines of the same record, so that they are not lost silently. */
function withoutRepeats(records: Raw[]): Raw[] {
  const first = new Map<string, number>()
  return records.map((record) => {
    const line = first.get(record.id)
    if (line === undefined) first.set(record.id, record.line)
    return line === undefined ? record : { ...record, problem: `Duplicate of line ${line}.` }
  })
}

/** Omits empty cells. */
const trimmed = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, cell]) =>
      typeof cell === 'string' && cell.trim() ? [[name, cell.trim()]] : [],
    ),
  )

/** An ID for a record without one, made of the fields that identify it. */
function idOf(...words: (string | undefined)[]) {
  const id = words.map((word) => word?.toLowerCase() ?? '').join('|')
  return id.length > MAX_ID_LENGTH ? `${truncate(id, MAX_ID_LENGTH - 30)}|${localID(id)}` : id
}

/** One line per division. All lines of a team become one record. */
function teamsOf(lines: Line[]): Raw[] {
  const teams = Map.groupBy(lines, ({ row }) => row.externalid ?? idOf(row.name, row.city, row.state))
  return [...teams].map(([id, rows]) => {
    const { row, line } = rows[0]!
    const divisions = rows.flatMap(({ row: { divisionexternalid: externalId, agegroup: ageGroup, division } }) =>
      ageGroup || division ? [{ externalId, ageGroup, division }] : [],
    )
    const fields = fieldsOf(row, 'name', 'sport', 'city', 'state', 'seasonYear', 'description')
    return { id, line, isUnidentified: !row.externalid, data: { ...fields, websiteUrl: row.website, divisions } }
  })
}

/** The fields of the feed, from the columns of their names. */
const fieldsOf = (row: Row, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name.toLowerCase()]]))

const readers: Record<Exclude<FeedKind, 'teams'>, (line: Line) => Raw> = {
  contacts: ({ row, line }) => ({
    id: idOf(row.teamexternalid, row.name, row.email),
    line,
    data: fieldsOf(row, 'teamExternalId', 'divisionExternalId', 'name', 'role', 'email'),
  }),

  events: ({ row, line }) => ({
    id: row.externalid ?? idOf(row.name, row.startdate, row.city),
    line,
    data: {
      ...fieldsOf(row, 'name', 'startDate', 'endDate', 'timezone', 'eventType', 'divisions'),
      ...fieldsOf(row, 'hostTeamExternalId', 'url', 'status'),
      venue: { ...fieldsOf(row, 'city', 'state', 'postalCode'), name: row.venue },
    },
  }),

  // Includes unexpected columns, so that forbidden ones are detected.
  players: ({ row, line }) => ({
    id: row.externalid ?? idOf(row.displayname, row.teamexternalid, row.season),
    line,
    data: {
      ...row,
      ...fieldsOf(row, 'displayName', 'ageGroup', 'batsThrows', 'teamExternalId'),
      guardianConsent: /^(?:true|yes|y|1)$/i.test(row.guardianconsent ?? ''),
    },
  }),
}
