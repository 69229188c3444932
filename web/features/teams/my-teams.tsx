import { useQuery } from '@tanstack/react-query'
import * as accountTexts from '#messages/accounts'
import * as teamTexts from '#messages/teams'
import { placeLine } from '../../../functions/values/place-line.ts'
import { paths } from '../../paths.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { Crest, type CrestTeam } from '../../ui/crest.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PlaceText } from '../../ui/place-text.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { claimedTeamsQuery } from './queries.ts'

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

export function MyTeams() {
  return (
    <section aria-labelledby="my-teams" className="mb-6">
      <h2 id="my-teams" className="mb-3 text-xl">
        {accountTexts.myTeams}
      </h2>
      <Loaded
        query={useQuery(claimedTeamsQuery)}
        skeleton={<SkeletonList count={1} className={grid} itemClassName="h-22" />}
        empty={<p className="text-soft">{teamTexts.noTeamsClaimed}</p>}
      >
        {(teams) => (
          <div className={grid}>
            {teams.map((team) => (
              <OwnTeamCard key={team.id} team={team} to={paths.manageTeam(team.id)} />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  )
}

type OwnTeam = CrestTeam & { locationCity: string | null; state: string | null; isManaged: boolean }

export const OwnTeamCard = ({ team, to }: { team: OwnTeam; to: string }) => (
  <CardLink to={to} title={team.name} mark={<Crest team={team} size="small" />}>
    <PlaceText place={placeLine(team.locationCity, team.state)} />
    {team.isManaged && <p className="text-sm text-soft">{teamTexts.youreAManager}</p>}
  </CardLink>
)
