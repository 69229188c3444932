import { Link } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { paths } from '../../paths.ts'
import { Crest } from '../../ui/crest.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Time } from '../../ui/time.tsx'
import type { MyTeam } from './queries.ts'

/** The viewer's teams with opportunities that have undecided registrations. */
export const MyTeams = ({ teams }: { teams: readonly MyTeam[] }) => (
  <section aria-labelledby="my-teams">
    <h2 id="my-teams" className="mb-2 text-xl">
      {m.my_teams()}
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
          <p className="text-sm text-soft">{m.no_decisions_to_make()}</p>
        ) : (
          <ul className="grid gap-1 text-sm">
            {undecided.map(({ id, title, startTime, timeZone, undecidedCount }) => (
              <li key={id}>
                <Rich
                  text={m.registrations_to_decide({ count: undecidedCount, title })}
                  link={(text) => (
                    <Link to={paths.manageRegistrations(id)} className="link inline-block min-h-6">
                      {text}
                    </Link>
                  )}
                  time={() => <Time at={startTime} zone={timeZone} />}
                />
              </li>
            ))}
          </ul>
        )}
        <Link to={paths.createOpportunity(id)} className="link inline-flex min-h-6 items-center text-sm">
          <Rich
            text={m.post_a_tryout_or_guest_spot_for({ name })}
            more={(text) => <span className="sr-only">{text}</span>}
          />
        </Link>
      </div>
    </li>
  )
}
