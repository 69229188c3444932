import { Link } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { seasonName } from '../../../functions/values/season-name.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Badge } from '../../ui/badge.tsx'
import { orderIn } from '../../ui/result-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { ageGroupAndDivision } from './division-options.ts'
import type { RosterEntry } from './queries.ts'

const alphabetical = new Intl.Collator('en', { numeric: true })
const nameOf = ({ player }: RosterEntry) => player?.name ?? ''
/** The name, or 'this player', in a sentence. */
export const nameIn = ({ player }: RosterEntry) => player?.name ?? m.this_player()
const numberOf = ({ jerseyNumber }: RosterEntry) => jerseyNumber ?? ''
const positionOf = ({ position }: RosterEntry) => storedWord(position ?? '')
const ageOf = ({ player }: RosterEntry) => `${player?.age ?? ''}`

export const rosterColumns: Column<RosterEntry>[] = [
  {
    header: m.player(),
    title: true,
    order: 'NAME',
    text: nameOf,
    cell: ({ player }) =>
      player ? (
        <>
          <Link to={paths.player(player.id)} className="link font-semibold">
            {player.name}
          </Link>
          <GuardianMark player={player} />
        </>
      ) : (
        m.team_only()
      ),
  },
  { header: m.jersey(), order: 'NUMBER', text: numberOf, cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
  { header: m.position(), order: 'POSITION', text: positionOf, cell: (entry) => positionOf(entry) || '–' },
  { header: m.age(), order: 'AGE', text: ageOf, cell: ({ player }) => player?.age ?? '–', numeric: true },
  { header: m.division(), text: ageGroupAndDivision, cell: (entry) => ageGroupAndDivision(entry) || '–' },
  { header: m.season(), text: ({ season }) => season, cell: ({ season }) => seasonName(season) },
  {
    header: m.dates(),
    cell: ({ startDate, endDate }) =>
      endDate
        ? m.from_to({ from: formatDay(startDate), to: formatDay(endDate) })
        : m.since_date({ date: formatDay(startDate) }),
  },
]

/** The roster in an order from the table's headers, or by jersey number, then by name. */
export function inOrder(entries: readonly RosterEntry[], order: string): RosterEntry[] {
  const { column, descending } = orderIn(order)
  const textOf = rosterColumns.find((it) => it.order === column)?.text ?? numberOf
  const keyed = entries.map((entry) => ({ entry, text: textOf(entry) }))
  keyed.sort(
    (a, b) =>
      Number(!a.text) - Number(!b.text) ||
      (descending ? -1 : 1) * alphabetical.compare(a.text, b.text) ||
      alphabetical.compare(nameOf(a.entry), nameOf(b.entry)),
  )
  return keyed.map(({ entry }) => entry)
}

/** For the coach who manages the profile until the family claims it. */
function GuardianMark({ player }: { player: NonNullable<RosterEntry['player']> }) {
  const { isAdmin } = useAuth()
  if (!player.viewerCanEdit || isAdmin || player.guardianConsent?.isExplicit) return null
  return (
    <div className="mt-1">
      <Badge tone={player.familyInvitedAt ? 'neutral' : 'warn'}>
        {player.familyInvitedAt ? m.guardian_invited() : m.guardian_not_yet_invited()}
      </Badge>
    </div>
  )
}
