import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as auditLogTexts from '#messages/audit-log'
import type { AuditKind } from '../../api/generated.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ResultTable } from '../../ui/result-table.tsx'
import { historyColumns } from './entry-columns.tsx'
import { auditLogSource } from './queries.ts'

type RecordHistoryProps = { kind: AuditKind; id: string }

/** The change history of a record, for those who manage it. Loads on demand. */
export function RecordHistory({ kind, id }: RecordHistoryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="mt-8 grid justify-items-start gap-3 print:hidden">
      <h2 className="text-xl">{auditLogTexts.history}</h2>
      <p className="text-soft">{auditLogTexts.auditLogHint}</p>
      {isOpen ? (
        <Entries kind={kind} id={id} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {auditLogTexts.showHistory}
        </Button>
      )}
    </section>
  )
}

function Entries({ kind, id }: RecordHistoryProps) {
  const [page, setPage] = useState(1)
  return (
    <div className="w-full">
      <ResultTable
        query={useQuery(auditLogSource.query({ kind, id, actor: '', from: '', to: '' }, page))}
        label={auditLogTexts.history}
        caption={auditLogTexts.auditLog}
        columns={historyColumns}
        page={page}
        perPage={auditLogSource.perPage}
        onPage={setPage}
        empty={<EmptyState title={auditLogTexts.nothingRecordedYet} />}
      />
    </div>
  )
}
