import { Link } from 'react-router-dom'
import { formatDay } from '../../../functions/values/time-format.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Badge } from '../../ui/badge.tsx'
import { orderIn } from '../../ui/ordering.ts'
import type { Column } from '../../ui/table.tsx'
import { ageGroupAndDivision } from './division-options.ts'
import type { RosterEntry } from './queries.ts'

const alphabetical = new Intl.Collator('en', { numeric: true })
const nameOf = ({ player }: RosterEntry) => player?.name ?? ''
const numberOf = ({ jerseyNumber }: RosterEntry) => jerseyNumber ?? ''
const positionOf = ({ position }: RosterEntry) => position ?? ''
const ageOf = ({ player }: RosterEntry) => `${player?.age ?? ''}`

export const rosterColumns: Column<RosterEntry>[] = [
  {
    header: 'Player',
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
        'Team only'
      ),
  },
  { header: 'Jersey', order: 'NUMBER', text: numberOf, cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
  { header: 'Position', order: 'POSITION', text: positionOf, cell: ({ position }) => position ?? '–' },
  { header: 'Age', order: 'AGE', text: ageOf, cell: ({ player }) => player?.age ?? '–', numeric: true },
  { header: 'Division', text: ageGroupAndDivision, cell: (entry) => ageGroupAndDivision(entry) || '–' },
  { header: 'Season', text: ({ season }) => season, cell: ({ season }) => season },
  {
    header: 'Dates',
    cell: ({ startDate, endDate }) =>
      endDate ? `${formatDay(startDate)} to ${formatDay(endDate)}` : `Since ${formatDay(startDate)}`,
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
        {player.familyInvitedAt ? 'Guardian invited' : 'Guardian not yet invited'}
      </Badge>
    </div>
  )
}
