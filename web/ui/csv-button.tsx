import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as playerFormTexts from '#messages/player-form'
import { alerts } from './alerts.tsx'
import { Button } from './button.tsx'
import { type CSVColumns, csvOf } from './csv.ts'
import { download } from './download.ts'

type CSVButtonProps<Row> = {
  fileName: string
  columns: CSVColumns<Row>
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
  children = manageRegistrationTexts.exportCsv,
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
      busyText={playerFormTexts.preparing}
      onClick={() => file.mutate()}
    >
      {children}
    </Button>
  )
}
