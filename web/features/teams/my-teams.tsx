import { useQuery } from '@tanstack/react-query'
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
        My Teams
      </h2>
      <Loaded
        query={useQuery(claimedTeamsQuery)}
        skeleton={<SkeletonList count={1} className={grid} itemClassName="h-22" />}
      >
        {(teams) =>
          teams.length === 0 ? (
            <p className="text-soft">You haven't claimed any teams yet. Create one, or find yours and claim it.</p>
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
