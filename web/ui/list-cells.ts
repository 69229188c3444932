import Papa from 'papaparse'

/**
 * The cells of a pasted list, a CSV file, or a table copied from a spreadsheet, without empty lines. A line that is misquoted is read as it
 * stands, so that it does not swallow the lines after it.
 */
export function cellsOf(text: string): string[][] {
  const plain = text.replace(/^\ufeff/, '')
  const separator = /^"?sep=(.)"?\r?\n/i.exec(plain)
  const list = separator ? plain.slice(separator[0].length) : plain
  const delimiter = separator?.[1] ?? (list.includes('\t') ? '\t' : '')
  const { data, errors, meta } = parsed(list, delimiter)
  const isMisquoted = errors.some(({ type }) => type === 'Quotes')
  const lines = isMisquoted ? list.split(/\r\n|\r|\n/).map((line) => lineCells(line, meta.delimiter)) : data
  return lines.map((cells) => resplit(cells).map(cleaned)).filter((cells) => cells.some(Boolean))
}

const parsed = (text: string, delimiter: string) =>
  Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', ...(delimiter && { delimiter }) })

function lineCells(line: string, delimiter: string) {
  const { data, errors } = parsed(line, delimiter)
  return errors.some(({ type }) => type === 'Quotes') ? line.split(delimiter) : (data[0] ?? [])
}

/** A tab is never part of a name. A comma may be, so a line without tabs is split only if a jersey number follows a comma. */
const resplit = ([line = '', ...others]: string[]) =>
  others.length === 0 && /[,;]\s*#?\d/.test(line) ? line.split(/[,;]/) : [line, ...others]

const NOTHING = /^(?:#?n\/a|null|[-–—?]+)$/i

/** Longer than what any column takes, so that the row is still refused. A pasted file without lines would take seconds. */
const MAX_CELL = 300

/** Marks of the writing direction and zero-width spaces, which are copied from documents. */
const MARKS = /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** Spreadsheets write `="05"` or `'05` for a number that keeps its zero. */
function cleaned(cell: string) {
  const line = cell.slice(0, MAX_CELL).replace(MARKS, '').replace(/\s+/g, ' ').trim()
  const text = /^=\s*"(.*)"$/.exec(line)?.[1] ?? line.replace(/^'(?=\d)/, '')
  return NOTHING.test(text) ? '' : text
}
