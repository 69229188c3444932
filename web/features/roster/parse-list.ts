import Papa from 'papaparse'
import { readBirth, shownDateOrder } from '../../../functions/values/written-date.ts'

export type ListRow = {
  name: string
  jerseyNumber: string
  position: string
  birthYear: number | null
  birthWindow: 'JAN_APR' | 'MAY_AUG' | 'SEP_DEC' | null
  parentEmail: string
}

const COLUMNS = ['name', 'jerseyNumber', 'position', 'birth', 'parentEmail'] as const
type Column = (typeof COLUMNS)[number]

/** In English and Spanish. */
const HEADERS: [Column | 'first' | 'last', RegExp][] = [
  ['parentEmail', /e-?mail|correo/i],
  ['first', /^(first|nombre)/i],
  ['last', /^(last|sur|family|apellido)/i],
  ['jerseyNumber', /jersey|number|^no\.?$|^#$|uniform|camiseta|n[úu]mero/i],
  ['position', /^pos/i],
  ['birth', /birth|born|dob|year|nacimiento|año/i],
  ['name', /name|player|jugador/i],
]

/** Parses a pasted list or CSV file. Without a header row, the columns are name, jersey number, position, birth year, and email. */
export function parseList(text: string): ListRow[] {
  const { headers, lines } = linesOf(text)
  const columns = headers ?? [...COLUMNS]
  const listed = lines.slice(headers ? 1 : 0)
  const order = shownDateOrder(listed.map((cells) => cells[columns.indexOf('birth')] ?? ''))
  return listed.map((cells) => {
    const cell = (column: Column | 'first' | 'last') => cells[columns.indexOf(column)] ?? ''
    return {
      name: cell('name') || `${cell('first')} ${cell('last')}`.trim(),
      jerseyNumber: cell('jerseyNumber').replace(/^#\s*/, ''),
      position: cell('position'),
      // Of a full birth date, only the year and the third of the year are sent to the server.
      ...(readBirth(cell('birth'), order) ?? { birthYear: null, birthWindow: null }),
      parentEmail: cell('parentEmail'),
    }
  })
}

/** The text with its header row and the rows whose position in `parseList` is kept. */
export function keepRows(text: string, isKept: (at: number) => boolean): string {
  const { headers, lines } = linesOf(text)
  const first = headers ? 1 : 0
  return Papa.unparse(
    lines.filter((_, at) => at < first || isKept(at - first)),
    { delimiter: text.includes('\t') ? '\t' : ',', newline: '\n' },
  )
}

function linesOf(text: string) {
  const { data } = Papa.parse<string[]>(text.trim(), {
    skipEmptyLines: 'greedy',
    ...(text.includes('\t') && { delimiter: '\t' }),
  })
  const lines = data.map((cells) => resplit(cells).map((cell) => cell.trim()))
  const named = lines[0]?.map((cell) => HEADERS.find(([, pattern]) => pattern.test(cell))?.[0]) ?? []
  return { lines, headers: named.some((it) => it === 'name' || it === 'first') ? named : null }
}

/** A tab is never part of a name. A comma may be, so a line without tabs is split only if a jersey number follows a comma. */
const resplit = ([line = '', ...others]: string[]) =>
  others.length === 0 && /[,;]\s*#?\d/.test(line) ? line.split(/[,;]/) : [line, ...others]
