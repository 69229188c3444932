import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Crest } from '../../ui/crest.tsx'
import { Time } from '../../ui/time.tsx'
import type { MyTeam } from './queries.ts'

/** The viewer's teams with opportunities that have undecided registrations. */
export const MyTeams = ({ teams }: { teams: readonly MyTeam[] }) => (
  <section aria-labelledby="my-teams">
    <h2 id="my-teams" className="mb-2 text-xl">
      My Teams
    </h2>
    <ul className="grid gap-2">
      {teams.map((team) => (
        <Team key={team.id} team={team} />
      ))}
    </ul>
  </section>
)

function Team({ team }: { team: MyTeam }) {
  const { id, name, opportunities } = team
  const undecided = opportunities.filter(({ undecidedCount }) => undecidedCount > 0)
  return (
    <li className="flex gap-3 rounded-lg border border-line bg-surface p-3">
      <Crest team={team} size="small" />
      <div className="min-w-0 flex-1">
        <Link to={paths.manageTeam(id)} className="link inline-flex min-h-6 items-center font-semibold">
          {name}
        </Link>
        {undecided.length === 0 ? (
          <p className="text-sm text-soft">No decisions to make.</p>
        ) : (
          <ul className="grid gap-1 text-sm">
            {undecided.map(({ id, title, startTime, timeZone, undecidedCount }) => (
              <li key={id}>
                <Link to={paths.manageRegistrations(id)} className="link inline-block min-h-6">
                  {undecidedCount} {undecidedCount === 1 ? 'registration' : 'registrations'} to decide
                </Link>
                : {title}, <Time at={startTime} zone={timeZone} />
              </li>
            ))}
          </ul>
        )}
        <Link to={paths.createOpportunity(id)} className="link inline-flex min-h-6 items-center text-sm">
          Post a tryout or guest spot
          <span className="sr-only"> for {name}</span>
        </Link>
      </div>
    </li>
  )
}
