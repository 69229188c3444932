import type { Column } from './table.tsx'

export type CSVColumn<Row> = { header: string; text: (row: Row) => string }
export type CSVColumns<Row> = readonly Pick<Column<Row>, 'header' | 'text'>[]

/** A CSV file of the rows, with the columns that have `text`. */
export function csvOf<Row>(columns: CSVColumns<Row>, rows: readonly Row[]) {
  const shown = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []))
  return csv([shown.map(({ header }) => header), ...rows.map((row) => shown.map(({ text }) => text(row)))])
}

/** Without it, Excel reads UTF-8 as Windows-1252: 'MuÃ±oz'. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as CSV (RFC 4180), for Excel. Cells that a spreadsheet would evaluate as formulas get a leading apostrophe. */
export const csv = (rows: readonly (readonly string[])[]) =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map((cell) => quoted(neutralized(cell))).join(',')}\r\n`).join('')

const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
/** '+1 (512) 555-0100' is no formula, but '+1-512-555-0100' is one. */
const PHONE = /^\+(?:\d{7,15}|\d{1,3} \(?\d[\d ().-]*)$/

const neutralized = (cell: string) => (FORMULA.test(cell) && !PHONE.test(cell) ? `'${cell}` : cell)
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
