import { ageGroupAndDivision } from './division-options.ts'
import type { RosterEntry } from './queries.ts'

/** The roster on paper. A phone number is given for one opportunity, so coaches write down those that families share with the team. */
export function RosterSheet({ entries }: { entries: readonly RosterEntry[] }) {
  const hasDivisions = new Set(entries.map(ageGroupAndDivision)).size > 1
  return (
    <table className="hidden w-full border-collapse text-left *:*:*:border *:*:*:border-line *:*:*:p-2 print:table">
      <caption className="sr-only">Roster sheet</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Player</th>
          <th scope="col">Position</th>
          {hasDivisions && <th scope="col">Division</th>}
          <th scope="col" className="w-2/5">
            Parent and phone
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className="break-inside-avoid">
            <td>{entry.jerseyNumber}</td>
            <th scope="row">{entry.player?.name ?? 'Team only'}</th>
            <td>{entry.position}</td>
            {hasDivisions && <td>{ageGroupAndDivision(entry)}</td>}
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
