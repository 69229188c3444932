/** Rows as CSV (RFC 4180). Cells that a spreadsheet would evaluate as formulas get a leading apostrophe. */
export const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map((cell) => quoted(neutralized(cell))).join(',')}\r\n`).join('')

const neutralized = (cell: string) => (/^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? `'${cell}` : cell)
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export function download(fileName: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
