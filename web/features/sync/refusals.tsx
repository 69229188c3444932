import type { SyncRun } from './queries.ts'

/** The first records that a run skipped, or would skip, and why. */
export function Refusals({ run }: { run: SyncRun }) {
  const { refusals, refused } = run
  return (
    <>
      <p className="text-soft">
        {refusals.length < refused
          ? `Records skipped: the first ${refusals.length} of ${refused.toLocaleString('en-US')}`
          : 'Records skipped'}
      </p>
      <ul className="grid gap-3">
        {refusals.map(({ kind, externalID, reason }, index) => (
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
