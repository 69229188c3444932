import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../ui/loaded.tsx'
import { previewQuery, type SyncPreview, type SyncRun } from './queries.ts'

/** Which records a dry run would create, update or leave as they are. */
export function DryRunPreview({ run }: { run: SyncRun }) {
  const query = useQuery(previewQuery(run.id))
  return (
    <Loaded query={query}>
      {(preview) =>
        preview && (
          <div className="grid gap-1">
            <Records title="would be created" total={run.created} records={preview.created} />
            <Records title="would be updated" total={run.updated} records={preview.updated} />
            <Records title="would stay as they are" total={run.unchanged} records={preview.unchanged} />
          </div>
        )
      }
    </Loaded>
  )
}

type RecordsProps = { title: string; total: number; records: SyncPreview['created'] }

function Records({ title, total, records }: RecordsProps) {
  if (total === 0) return null
  const left = total - records.length
  return (
    <details>
      <summary className="py-1.5">
        {total.toLocaleString('en-US')} {title}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it too */}
      <ul aria-label={title} tabIndex={0} className="max-h-80 overflow-y-auto">
        {records.map(({ kind, name, line }, index) => (
          <li key={`${kind}-${line}-${index}`} className="flex flex-wrap gap-x-3 border-t border-line py-1.5">
            <span className="min-w-0 flex-1 basis-40 break-words">{name}</span>
            <span className="text-sm text-soft tabular-nums">
              {kind}
              {line && `, line ${line.toLocaleString('en-US')}`}
            </span>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="border-t border-line py-1.5 text-soft">and {left.toLocaleString('en-US')} more</p>}
    </details>
  )
}
