import Papa from 'papaparse'
import * as rosterTexts from '#messages/roster'

/** The types that a chooser of table files offers. */
export const TABLE_FILES = '.csv,.tsv,.txt,.xlsx,text/csv,text/plain'

/** A file that is no table. Its message says what it is. */
export class UnreadableFile extends Error {}

const startsWith = (bytes: Uint8Array, start: string) =>
  [...start].every((character, at) => bytes[at] === character.charCodeAt(0))

/** The text of a CSV file or, as CSV, of the first sheet of an Excel file that has any rows. */
export async function tableText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, 'PK\x03\x04')) return excelText(file)
  const what = otherFile(bytes)
  if (what) throw new UnreadableFile(what)
  return decoded(bytes)
}

function otherFile(bytes: Uint8Array): string | null {
  if (startsWith(bytes, '%PDF')) return rosterTexts.pdf
  if (startsWith(bytes, '\xd0\xcf\x11\xe0')) return rosterTexts.oldProtectedExcelFile
  const isPicture =
    ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'II*\0', 'MM\0*'].some((start) => startsWith(bytes, start)) ||
    startsWith(bytes.subarray(4), 'ftyp') ||
    (startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBP'))
  if (isPicture) return rosterTexts.picture
  if (startsWith(bytes, '{\\rtf')) return rosterTexts.textDocument
  const isUTF16 = startsWith(bytes, '\xff\xfe') || startsWith(bytes, '\xfe\xff')
  return !isUTF16 && bytes.subarray(0, 1_000).includes(0) ? rosterTexts.fileNoTable : null
}

/** Excel for Windows saves 'CSV' in Windows-1252 and 'Unicode text' in UTF-16. */
function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, '\xff\xfe')) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, '\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Word documents and Numbers sheets are ZIP files, too. */
async function excelText(file: Blob): Promise<string> {
  const { default: readSheets } = await import('read-excel-file/universal')
  const sheets = await readSheets(file).catch(() => [])
  if (sheets.length === 0) throw new UnreadableFile(rosterTexts.noExcelFile)
  const rows = sheets.find(({ data }) => data.length > 0)?.data ?? []
  return Papa.unparse(rows.map((cells) => cells.map(cellText)))
}

/** Excel stores a day as midnight in UTC. */
function cellText(cell: unknown): string {
  if (!(cell instanceof Date)) return cell === null || cell === undefined ? '' : String(cell)
  const instant = cell.toISOString()
  return instant.endsWith('T00:00:00.000Z') ? instant.slice(0, 10) : instant.slice(0, 16)
}
