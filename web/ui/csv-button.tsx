import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as m from '../../functions/values/messages/generated.ts'
import { alerts } from './alerts.tsx'
import { Button } from './button.tsx'
import { download } from './download.ts'
import type { Column } from './table.tsx'

export type CSVColumn<Row> = { header: string; text: (row: Row) => string }
type Columns<Row> = readonly Pick<Column<Row>, 'header' | 'text'>[]

type CSVButtonProps<Row> = {
  fileName: string
  columns: Columns<Row>
  /** Loads all rows. */
  load: () => Promise<readonly Row[]>
  /** Names the list on screens with several. */
  of?: string
  disabled?: boolean
  className?: string
  children?: ReactNode
}

/** Downloads the whole list with its current filters and order. */
export function CSVButton<Row>({
  fileName,
  columns,
  load,
  of,
  children = m.export_csv(),
  ...rest
}: CSVButtonProps<Row>) {
  const file = useMutation({
    meta: { refresh: 'nothing' },
    mutationFn: async () => download(fileName, csvOf(columns, await load())),
    onError: alerts.failed,
  })
  return (
    <Button
      {...rest}
      variant="secondary"
      aria-label={of && `Export CSV of ${of}`}
      busy={file.isPending}
      busyText={m.preparing()}
      onClick={() => file.mutate()}
    >
      {children}
    </Button>
  )
}

/** A CSV file of the rows, with the columns that have `text`. */
export function csvOf<Row>(columns: Columns<Row>, rows: readonly Row[]) {
  const shown = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []))
  return csv([shown.map(({ header }) => header), ...rows.map((row) => shown.map(({ text }) => text(row)))])
}

/** Rows as CSV (RFC 4180). Cells that a spreadsheet would evaluate as formulas get a leading apostrophe. */
export const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map((cell) => quoted(neutralized(cell))).join(',')}\r\n`).join('')

const neutralized = (cell: string) => (/^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? `'${cell}` : cell)
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
