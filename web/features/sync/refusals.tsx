import type { SyncRun } from './queries.ts'

/** The first records that a run would not take, and why. */
export function Refusals({ run, isAhead = false }: { run: SyncRun; isAhead?: boolean }) {
  const { refusals, refused } = run
  const verb = isAhead ? 'will' : 'would'
  return (
    <>
      <p className="text-soft">
        {refusals.length < refused
          ? `The first ${refusals.length} of ${refused.toLocaleString('en-US')} records that this run ${verb} not take.`
          : `The records that this run ${verb} not take.`}
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
