import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryOf } from '../../api/options.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { fieldText } from '../../ui/field-text.ts'
import { Loaded } from '../../ui/loaded.tsx'
import type { SyncPreview, SyncRun } from './queries.ts'
import { SyncPreviewDocument } from './sync.generated.ts'

type DryRunResultProps = {
  run: SyncRun | null | undefined
  /** Whether a sync is running. */
  isBusy: boolean
  onApply: () => void
}

/** The changes of a finished dry run, with a button to apply them. */
export function DryRunResult({ run, isBusy, onApply }: DryRunResultProps) {
  const cache = useQueryClient()
  const endedID = run && run.status !== 'running' ? run.id : undefined

  useEffect(() => {
    if (endedID) void cache.invalidateQueries({ queryKey: ['SyncRuns'] })
  }, [endedID, cache])

  return (
    <div aria-live="polite">
      {run && endedID && (
        <section aria-label="Dry run" className="mt-4 grid gap-3 rounded-md border border-line bg-page p-4">
          <p className={isError(resultOf(run)) ? 'font-semibold text-danger' : 'font-semibold'}>
            {resultOf(run).message}
          </p>
          {run.status === 'succeeded' && <DryRunPreview run={run} />}
          <RecordNotes run={run} about="refusals" />
          <RecordNotes run={run} about="awaiting" />
          <RecordNotes run={run} about="adjustments" />
          {run.status === 'succeeded' &&
            (run.recordsProcessed > 0 ? (
              <Button className="justify-self-start" busy={isBusy} busyText="Syncing..." onClick={onApply}>
                Apply
              </Button>
            ) : (
              <p className="text-soft">There's nothing to apply.</p>
            ))}
        </section>
      )}
    </div>
  )
}

/** Records that a dry run would create, update, remove, or leave unchanged, with the fields of new ones and those that an update changes. */
export function DryRunPreview({ run }: { run: SyncRun }) {
  const query = useQuery(queryOf(SyncPreviewDocument, { id: run.id }, ({ syncRun }) => syncRun?.preview ?? null))
  return (
    <Loaded query={query}>
      {(preview) =>
        preview && (
          <div className="grid gap-1">
            <Records title="would be created" areNew total={run.created} records={preview.created} />
            <Records title="would be updated" total={run.updated} records={preview.updated} />
            <Records title="would be removed" total={run.removed} records={preview.removed} />
            <Records title="would stay as they are" total={run.unchanged} records={preview.unchanged} />
          </div>
        )
      }
    </Loaded>
  )
}

/** The records whose removal waits for an approval. */
export function HeldRemovals({ run }: { run: SyncRun }) {
  const query = useQuery(queryOf(SyncPreviewDocument, { id: run.id }, ({ syncRun }) => syncRun?.preview?.removed ?? []))
  return (
    <Loaded query={query}>
      {(removed) => <Records title="records to remove" isOpen total={run.heldRemovals ?? 0} records={removed} />}
    </Loaded>
  )
}

type PreviewRecord = SyncPreview['removed'][number] & { changes?: SyncPreview['updated'][number]['changes'] }

type RecordsProps = {
  title: string
  total: number
  records: readonly PreviewRecord[]
  areNew?: boolean
  isOpen?: boolean
}

function Records({ title, total, records, areNew = false, isOpen = false }: RecordsProps) {
  if (total === 0) return null
  const left = total - records.length
  return (
    <details open={isOpen}>
      <summary className="py-1.5">
        {total.toLocaleString('en-US')} {title}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <ul aria-label={title} tabIndex={0} className="max-h-80 overflow-y-auto">
        {records.map(({ kind, name, line, changes = [] }, index) => (
          <li key={`${kind}-${line}-${index}`} className="flex flex-wrap gap-x-3 border-t border-line py-1.5">
            <span className="min-w-0 flex-1 basis-40">{name}</span>
            <span className="text-sm text-soft tabular-nums">
              {kind}
              {line && `, line ${line.toLocaleString('en-US')}`}
            </span>
            {changes.length > 0 && (
              <ul aria-label={areNew ? `Fields of ${name}` : `Changes of ${name}`} className="basis-full pl-4 text-sm">
                {changes.map(({ field, before, after }) => (
                  <li key={field} className="wrap-anywhere">
                    <span className="text-soft">{fieldText(field)}:</span>{' '}
                    {areNew ? (
                      after
                    ) : (
                      <>
                        <del>{before || 'nothing'}</del>
                        <span aria-hidden> → </span>
                        <ins className="no-underline">{after || 'nothing'}</ins>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && <p className="border-t border-line py-1.5 text-soft">and {left.toLocaleString('en-US')} more</p>}
    </details>
  )
}

const notes = {
  /** Skipped, or those that a dry run would skip. */
  refusals: ({ refusals, refused }: SyncRun) => ['Records skipped', refusals, refused] as const,
  awaiting: (run: SyncRun) => ['Records waiting for their team', run.recordsAwaitingTeam, run.awaitingTeam] as const,
  /** Imported without an unreadable field, or with another time. */
  adjustments: ({ adjustments, adjusted }: SyncRun) => ['Records adjusted', adjustments, adjusted] as const,
}

/** The first records that a run says something about. */
export function RecordNotes({ run, about }: { run: SyncRun; about: keyof typeof notes }) {
  const [title, records, total] = notes[about](run)
  if (total === 0) return null
  return (
    <>
      <p className="text-soft">
        {records.length < total ? `${title}: the first ${records.length} of ${total.toLocaleString('en-US')}` : title}
      </p>
      <ul className="grid gap-3">
        {records.map(({ kind, externalID, reason }, index) => (
          <li key={`${externalID}-${index}`} className="border-t border-line pt-3">
            <p className="text-sm break-all text-soft">
              {kind} {externalID}
            </p>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

export type Result = { message: string; recordsProcessed: number }

export const resultOf = ({ status, message, recordsProcessed }: SyncRun): Result => ({
  message: status === 'cancelled' ? 'The sync was canceled.' : message,
  recordsProcessed,
})

export const isError = ({ message }: Result) => message.startsWith('Error')

export const SyncError = ({ message, className }: { message: string; className: string }) => (
  <p role="alert" className={classNames('font-semibold text-danger', className)}>
    Error: {message}
  </p>
)
