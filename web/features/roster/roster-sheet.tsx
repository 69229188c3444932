import * as m from '../../../functions/values/messages/generated.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { ageGroupAndDivision } from './division-options.ts'
import type { RosterEntry } from './queries.ts'

/** The roster on paper. A phone number is given for one opportunity, so coaches write down those that families share with the team. */
export function RosterSheet({ entries }: { entries: readonly RosterEntry[] }) {
  const hasDivisions = new Set(entries.map(ageGroupAndDivision)).size > 1
  return (
    <table className="hidden w-full border-collapse text-left *:*:*:border *:*:*:border-line *:*:*:p-2 print:table">
      <caption className="sr-only">{m.roster_sheet()}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{m.player()}</th>
          <th scope="col">{m.position()}</th>
          {hasDivisions && <th scope="col">{m.division()}</th>}
          <th scope="col" className="w-2/5">
            {m.parent_and_phone()}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className="break-inside-avoid">
            <td>{entry.jerseyNumber}</td>
            <th scope="row">{entry.player?.name ?? m.team_only()}</th>
            <td>{storedWord(entry.position ?? '')}</td>
            {hasDivisions && <td>{ageGroupAndDivision(entry)}</td>}
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
