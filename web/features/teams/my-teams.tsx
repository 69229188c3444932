import { useQuery } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { OwnTeamCard } from './own-team-card.tsx'
import { claimedTeamsQuery } from './queries.ts'

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

/** Teams that the viewer has claimed or manages, with links to manage them. */
export function MyTeams() {
  return (
    <section aria-labelledby="my-teams" className="mb-6">
      <h2 id="my-teams" className="mb-3 text-xl">
        {m.my_teams()}
      </h2>
      <Loaded
        query={useQuery(claimedTeamsQuery)}
        skeleton={<SkeletonList count={1} className={grid} itemClassName="h-22" />}
      >
        {(teams) =>
          teams.length === 0 ? (
            <p className="text-soft">{m.you_havent_claimed_any_teams_yet_create_one()}</p>
          ) : (
            <div className={grid}>
              {teams.map((team) => (
                <OwnTeamCard key={team.id} team={team} to={paths.manageTeam(team.id)} />
              ))}
            </div>
          )
        }
      </Loaded>
    </section>
  )
}
