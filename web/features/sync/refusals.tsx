import type { SyncRun } from './queries.ts'

/** The first records that a run skipped (or a dry run would skip), and why. */
export const Refusals = ({ run: { refusals, refused } }: { run: SyncRun }) => (
  <Listed title="Records skipped" records={refusals} total={refused} />
)

/** The first records that wait for their team to be imported. */
export const AwaitingTeam = ({ run: { recordsAwaitingTeam, awaitingTeam } }: { run: SyncRun }) => (
  <Listed title="Records waiting for their team" records={recordsAwaitingTeam} total={awaitingTeam} />
)

/** The first records that were imported without an unreadable field, or with another time. */
export const Adjustments = ({ run: { adjustments, adjusted } }: { run: SyncRun }) => (
  <Listed title="Records adjusted" records={adjustments} total={adjusted} />
)

type ListedProps = { title: string; records: SyncRun['refusals']; total: number }

function Listed({ title, records, total }: ListedProps) {
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
