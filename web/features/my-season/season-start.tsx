import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { mySeasonQuery } from './queries.ts'

/** The first steps of a user without players and teams. Renders nothing for others. */
export function SeasonStart() {
  const isCoach = useAuth().user?.role === 'coach'
  const { data } = useQuery(mySeasonQuery)
  if (!data || data.claimedPlayers.length + data.claimedTeams.length > 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-4">
      <p className="min-w-0 flex-1 basis-60">
        {isCoach
          ? 'Find your team, or create it. It shows up here.'
          : 'Add your player, or create your team. Both show up here.'}
      </p>
      {!isCoach && <LinkButton to={paths.newPlayer}>Add a Player</LinkButton>}
      <LinkButton to={paths.teams} variant={isCoach ? 'primary' : 'secondary'}>
        Find My Team
      </LinkButton>
      {isCoach && (
        <LinkButton to={paths.createTeam} variant="secondary">
          Create a Team
        </LinkButton>
      )}
    </div>
  )
}
