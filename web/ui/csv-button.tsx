import { useMutation } from '@tanstack/react-query'
import { alerts } from './alerts.tsx'
import { Button } from './button.tsx'
import { csv, download } from './csv.ts'
import { everyPage } from './every-page.ts'
import type { Column } from './table.tsx'

type CSVButtonProps<Row> = {
  fileName: string
  columns: readonly Pick<Column<Row>, 'header' | 'text'>[]
  /** A page of the list; the last one is not full. */
  load: (page: number, perPage: number) => Promise<readonly Row[]>
  /** How many rows one request may ask for. */
  atOnce?: number
  /** Which list, where a screen has several. */
  of?: string
}

/** Saves the whole list, as it is filtered and ordered, with the columns that have a text. */
export function CSVButton<Row>({ fileName, columns, load, atOnce = 1_000, of }: CSVButtonProps<Row>) {
  const file = useMutation({
    mutationFn: async () => {
      const rows = await everyPage((page) => load(page, atOnce), atOnce)
      const shown = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []))
      download(
        fileName,
        csv([shown.map(({ header }) => header), ...rows.map((row) => shown.map(({ text }) => text(row)))]),
      )
    },
    onError: ({ message }) => alerts.error(`Error: ${message}`),
  })
  return (
    <Button
      variant="secondary"
      aria-label={of && `Export CSV of ${of}`}
      busy={file.isPending}
      busyText="Preparing..."
      onClick={() => file.mutate()}
    >
      Export CSV
    </Button>
  )
}
