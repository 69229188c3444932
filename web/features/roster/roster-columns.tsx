import { Link } from 'react-router-dom'
import { formatDay } from '../../../functions/values/time-format.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table.tsx'
import { ageGroupAndDivision } from './division-options.ts'
import type { RosterEntry } from './queries.ts'

export const rosterColumns: Column<RosterEntry>[] = [
  {
    header: 'Player',
    title: true,
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
  { header: 'Jersey', cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
  { header: 'Position', cell: ({ position }) => position ?? '–' },
  { header: 'Age', cell: ({ player }) => player?.age ?? '–', numeric: true },
  { header: 'Division', cell: (entry) => ageGroupAndDivision(entry) || '–' },
  { header: 'Season', cell: ({ season }) => season },
  {
    header: 'Dates',
    cell: ({ startDate, endDate }) =>
      endDate ? `${formatDay(startDate)} to ${formatDay(endDate)}` : `Since ${formatDay(startDate)}`,
  },
]

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
