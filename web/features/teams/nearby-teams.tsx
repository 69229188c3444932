import { useQuery } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
import { nearbyTeamsQuery, type TeamDetail } from './queries.ts'
import { TeamCard } from './team-card.tsx'

const MAX_SHOWN = 4

/** The nearest teams of the same sport. Renders nothing if there are none. */
export function NearbyTeams({ team }: { team: TeamDetail }) {
  const { data = [] } = useQuery(nearbyTeamsQuery(team, MAX_SHOWN + 1))
  const others = data.filter(({ id }) => id !== team.id).slice(0, MAX_SHOWN)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="nearby-teams" className="mt-10 print:hidden">
      <h2 id="nearby-teams" className="mb-3 text-xl">
        {m.more_like_this_nearby()}
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        {others.map((other) => (
          <TeamCard key={other.id} team={other} />
        ))}
      </div>
    </section>
  )
}
