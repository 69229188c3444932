import Papa from 'papaparse'
import { type DateOrder, readBirth, readDate, shownDateOrder } from '../../../functions/values/written-date.ts'
import { cellsOf } from '../../ui/list-cells.ts'
import { givenNameFirst, splitLines } from './list-lines.ts'
import {
  type Columns,
  columnsOfHeaders,
  columnsOfValues,
  headerScore,
  isPersonLabel,
  type RosterColumn,
} from './roster-columns.ts'

export type ListRow = {
  name: string
  jerseyNumber: string
  position: string
  birthYear: number | null
  birthWindow: 'JAN_APR' | 'MAY_AUG' | 'SEP_DEC' | null
  /** Of several parents' addresses the first. */
  parentEmail: string
  otherParentEmail: string
  /** A birth date that is none. */
  unreadBirth: string
}

export type ListColumn = {
  /** Empty if the list has no header. */
  header: string
  /** The first three. */
  values: string[]
  /** Undefined until the coach chooses. */
  column: RosterColumn | undefined
  isChildEmail: boolean
}

export type ParsedList = {
  columns: ListColumn[]
  /** Whether a birth date such as '3/9/2015' is March 9 or September 3, because no date of the list shows its order. */
  asksDateOrder: boolean
  /** Empty as long as a column is not chosen or none has the names. */
  rows: ListRow[]
  /** The rows that are no players: totals, notes, and adults. */
  leftOut: string[]
  /** The list with its header and the rows whose index in `rows` is kept. */
  keep(isKept: (at: number) => boolean): string
}

/** The columns that the coach chose, by index. */
export type ChosenColumns = Readonly<Record<number, RosterColumn>>

const LINES_ABOVE = 15

/** Parses a pasted list or the text of a file. */
export function parseList(text: string, chosen: ChosenColumns = {}, isDayFirst = false): ParsedList {
  const { headers, lines } = tableOf(cellsOf(text), text.includes('\t'))
  const found: Columns = headers ? columnsOfHeaders(headers, lines) : columnsOfValues(lines)
  const kinds = found.columns.map((column, i) => chosen[i] ?? column)
  const staffAt = lines.findIndex(isStaffHeading)
  const players = lines
    .slice(0, staffAt === -1 ? undefined : staffAt)
    .filter((cells) => !found.isOther(cells) && !isNote(cells, kinds))
  const columns = kinds.map((column, i) => ({
    header: headers?.[i] ?? '',
    values: players.flatMap((cells) => cells[i] || []).slice(0, 3),
    column,
    isChildEmail: found.childEmails.includes(i),
  }))
  const births = players.flatMap((cells) => cellsIn(cells, kinds, 'birthDate'))
  const shownOrder = shownDateOrder(births)
  const order = shownOrder ?? (isDayFirst ? 'dayFirst' : 'monthFirst')
  const isClear =
    !kinds.includes(undefined) && kinds.some((it) => it === 'name' || it === 'firstName' || it === 'lastName')
  return {
    columns,
    asksDateOrder: !shownOrder && births.some((it) => readDate(it, 'dayFirst') !== readDate(it, 'monthFirst')),
    rows: isClear ? players.map((cells) => rowOf(cells, kinds, order)) : [],
    leftOut: lines
      .filter((cells) => !players.includes(cells))
      .map((cells) => cells.filter(Boolean).slice(0, 3).join(' ')),
    keep: (isKept) =>
      Papa.unparse([...(headers ? [headers] : []), ...players.filter((_, at) => isKept(at))], {
        delimiter: text.includes('\t') ? '\t' : ',',
        newline: '\n',
      }),
  }
}

/** The header row is the one among the first rows that names the most columns. What stands above it is a title. */
function tableOf(cells: string[][], isTabbed: boolean): { headers: string[] | null; lines: string[][] } {
  const scores = cells.slice(0, LINES_ABOVE).map(headerScore)
  const best = Math.max(0, ...scores)
  if (best === 0) return { headers: null, lines: splitLines(withoutTitle(cells), isTabbed) }
  const at = scores.indexOf(best)
  const headers = underLabels(cells[at]!, cells[at - 1])
  const isRepeated = (line: string[]) => line.join('\t') === cells[at]!.join('\t')
  return { headers, lines: cells.slice(at + 1).filter((line) => !isRepeated(line)) }
}

/** Adds the labels of a row above that group the columns, such as 'Player' and 'Parent 1'. */
function underLabels(headers: string[], above: readonly string[] = []): string[] {
  if (above.filter(Boolean).length < 2) return headers
  let label = ''
  const labeled = headers.map((header, i) => {
    if (above[i]) label = above[i]
    return isPersonLabel(label) ? `${label} ${header}`.trim() : header
  })
  return headerScore(labeled) > 0 ? labeled : headers
}

/** A first line such as 'Thunder 12U Roster' names the team. */
const withoutTitle = (cells: string[][]) =>
  cells.length > 1 &&
  cells[0]!.filter(Boolean).length === 1 &&
  /\b(?:\d{1,2}u|roster|team|lineup|players)\b/i.test(cells[0]!.join(''))
    ? cells.slice(1)
    : cells

const TOTAL =
  /^(?:grand |team |roster |sub[- ]?)?(?:totals?|totales|sum|averages?|glossary|count|players|total players|number of players|suma|promedio|(?:total|n\u00FAmero) de jugador[ae]s)\b[\s:\d.,]*(?:players?|kids|jugador(?:a|es|as)?)?$/i

const STAFF = /^(?:coach(?:es|ing staff)?|(?:team )?staff|managers|entrenador(?:es|as)?)\s*:?$/i
const HEADING =
  /^(?:players|reserves?|subs|substitutes|starters|bench|alternates?|guest players|vacant|open(?: spots?)?|pitchers|catchers|infielders|outfielders|jugador[ae]s|reservas)\s*:?$/i

/** A line such as 'Coaches:', below which no players follow. */
const isStaffHeading = (cells: readonly string[]) =>
  cells.filter(Boolean).length === 1 && STAFF.test(cells.find(Boolean)!)

/** A row of totals or notes below the players, or a heading between them. */
function isNote(cells: readonly string[], kinds: readonly (RosterColumn | undefined)[]) {
  const name = nameOf(cells, kinds)
  if (cells.filter(Boolean).length === 1 && HEADING.test(cells.find(Boolean)!)) return true
  return TOTAL.test(cells.find(Boolean)!) && (name === '' || TOTAL.test(name))
}

const NOTHING = /^(?:na|none|tbd|no|ninguno|ninguna)$/i
const ADDRESS = /[^\s<>(),;/"]+@[^\s<>(),;/"]+/g

const cellsIn = (cells: readonly string[], kinds: readonly (RosterColumn | undefined)[], column: RosterColumn) =>
  kinds.flatMap((kind, i) => (kind === column && cells[i] ? [cells[i]] : []))

function nameOf(cells: readonly string[], kinds: readonly (RosterColumn | undefined)[]) {
  const parts = [...cellsIn(cells, kinds, 'firstName'), ...cellsIn(cells, kinds, 'lastName')]
  return parts.join(' ') || givenNameFirst(cellsIn(cells, kinds, 'name').join(' '))
}

function rowOf(cells: readonly string[], kinds: readonly (RosterColumn | undefined)[], order: DateOrder): ListRow {
  const all = (column: RosterColumn) => cellsIn(cells, kinds, column)
  const one = (column: RosterColumn) => all(column).find((text) => !NOTHING.test(text)) ?? ''
  const birth = one('birthDate') || one('birthYear')
  // Of a full birth date, only the year and the third of the year are sent to the server.
  const born = readBirth(birth, order)
  const emails = [...all('parentEmail'), ...all('secondParentEmail')].filter((text) => !NOTHING.test(text))
  const [parentEmail = emails[0] ?? '', otherParentEmail = ''] = new Set(
    emails.flatMap((text) => text.match(ADDRESS) ?? []),
  )
  return {
    name: nameOf(cells, kinds),
    jerseyNumber: one('jerseyNumber')
      .replace(/^(?:#|no\.?|n[úu]m\.?)\s*/i, '')
      .replace(/\.0+$/, ''),
    position: all('position')
      .filter((text) => !NOTHING.test(text))
      .join('/'),
    birthYear: born?.birthYear ?? null,
    birthWindow: born?.birthWindow ?? null,
    unreadBirth: born ? '' : birth,
    parentEmail,
    otherParentEmail,
  }
}
