import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import type { AuditKind } from '../../api/generated.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Pagination } from '../../ui/results.tsx'
import { EntriesTable } from './entries-table.tsx'
import { auditLogQuery, ENTRIES_PER_PAGE } from './queries.ts'

type RecordHistoryProps = { kind: AuditKind; id: string }

/** The change history of a record, for those who manage it. Loads on demand. */
export function RecordHistory({ kind, id }: RecordHistoryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="mt-8 grid justify-items-start gap-3 print:hidden">
      <h2 className="text-xl">{m.history()}</h2>
      <p className="text-soft">{m.who_changed_what_in_the_last_two_years()}</p>
      {isOpen ? (
        <Entries kind={kind} id={id} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {m.show_history()}
        </Button>
      )}
    </section>
  )
}

function Entries({ kind, id }: RecordHistoryProps) {
  const [page, setPage] = useState(1)
  return (
    <div className="w-full">
      <Loaded query={useQuery(auditLogQuery({ kind, id }, page))}>
        {(entries) => (
          <>
            {entries.length > 0 ? (
              <EntriesTable entries={entries} isOfOneRecord />
            ) : (
              <EmptyState title={m.nothing_has_been_recorded_yet()} />
            )}
            <Pagination page={page} perPage={ENTRIES_PER_PAGE} rows={entries.length} onPage={setPage} />
          </>
        )}
      </Loaded>
    </div>
  )
}
