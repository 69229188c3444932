import { useQuery } from '@tanstack/react-query'
import { fieldText } from '../../ui/field-text.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { previewQuery, type SyncPreview, type SyncRun } from './queries.ts'

/** Records that a dry run would create, update, remove, or leave unchanged, and the fields that an update changes. */
export function DryRunPreview({ run }: { run: SyncRun }) {
  const query = useQuery(previewQuery(run.id))
  return (
    <Loaded query={query}>
      {(preview) =>
        preview && (
          <div className="grid gap-1">
            <Records title="would be created" total={run.created} records={preview.created} />
            <Records title="would be updated" total={run.updated} records={preview.updated} />
            <Records title="would be removed" total={run.removed} records={preview.removed} />
            <Records title="would stay as they are" total={run.unchanged} records={preview.unchanged} />
          </div>
        )
      }
    </Loaded>
  )
}

type PreviewRecord = SyncPreview['created'][number] & { changes?: SyncPreview['updated'][number]['changes'] }
type RecordsProps = { title: string; total: number; records: readonly PreviewRecord[] }

function Records({ title, total, records }: RecordsProps) {
  if (total === 0) return null
  const left = total - records.length
  return (
    <details>
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
              <ul aria-label={`Changes of ${name}`} className="basis-full pl-4 text-sm">
                {changes.map(({ field, before, after }) => (
                  <li key={field} className="wrap-anywhere">
                    <span className="text-soft">{fieldText(field)}:</span> <del>{before || 'nothing'}</del>
                    <span aria-hidden> → </span>
                    <ins className="no-underline">{after || 'nothing'}</ins>
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
