import { useMutation } from '@tanstack/react-query'
import * as m from '../../functions/values/messages/generated.ts'
import { alerts } from './alerts.tsx'
import { Button } from './button.tsx'
import { download } from './download.ts'
import { fetchAllPages } from './fetch-all-pages.ts'
import type { Column } from './table.tsx'

type CSVButtonProps<Row> = {
  fileName: string
  columns: readonly Pick<Column<Row>, 'header' | 'text'>[]
  /** Loads a page of the list. A page that is not full is the last one. */
  load: (page: number, perPage: number) => Promise<readonly Row[]>
  /** Maximum rows per request. */
  atOnce?: number
  /** Names the list on screens with several. */
  of?: string
}

/** Downloads the whole list with its current filters and order. Includes the columns that have `text`. */
export function CSVButton<Row>({ fileName, columns, load, atOnce = 1_000, of }: CSVButtonProps<Row>) {
  const file = useMutation({
    mutationFn: async () => {
      const rows = await fetchAllPages((page) => load(page, atOnce), atOnce)
      const shown = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []))
      download(
        fileName,
        csv([shown.map(({ header }) => header), ...rows.map((row) => shown.map(({ text }) => text(row)))]),
      )
    },
    onError: alerts.failed,
  })
  return (
    <Button
      variant="secondary"
      aria-label={of && `Export CSV of ${of}`}
      busy={file.isPending}
      busyText={m.preparing()}
      onClick={() => file.mutate()}
    >
      {m.export_csv()}
    </Button>
  )
}

/** Rows as CSV (RFC 4180). Cells that a spreadsheet would evaluate as formulas get a leading apostrophe. */
export const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map((cell) => quoted(neutralized(cell))).join(',')}\r\n`).join('')

const neutralized = (cell: string) => (/^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? `'${cell}` : cell)
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
