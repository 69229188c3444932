import { useQuery } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { mySeasonQuery } from './queries.ts'

/** The first steps of a user without players and teams. Renders nothing for others. */
export function SeasonStart() {
  const isCoach = useAuth().user?.role === 'coach'
  const { data } = useQuery(mySeasonQuery)
  if (!data || data.claimedPlayers.length + data.claimedTeams.length > 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-4">
      <p className="min-w-0 flex-1 basis-60">
        {isCoach ? m.find_your_team_or_create_it_it_shows_up() : m.add_your_player_or_create_your_team_both_show()}
      </p>
      {!isCoach && <LinkButton to={paths.newPlayer}>{m.add_a_player()}</LinkButton>}
      <LinkButton to={paths.teams} variant={isCoach ? 'primary' : 'secondary'}>
        {m.find_my_team()}
      </LinkButton>
      {isCoach && (
        <LinkButton to={paths.createTeam} variant="secondary">
          {m.create_a_team()}
        </LinkButton>
      )}
    </div>
  )
}
