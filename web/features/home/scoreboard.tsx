import * as m from '../../../functions/values/messages/generated.ts'
import type { HomeQuery } from '../../api/generated.ts'

type Numbers = Pick<HomeQuery, 'adminStats' | 'upcomingEvents'>

const counters: { label: string; of: (numbers: Numbers) => number }[] = [
  { label: m.active_teams(), of: ({ adminStats }) => adminStats.totalTeams },
  { label: m.featured_players(), of: ({ adminStats }) => adminStats.totalPlayers },
  { label: m.upcoming_events_count(), of: ({ upcomingEvents }) => upcomingEvents },
  { label: m.opportunities(), of: ({ adminStats }) => adminStats.totalOpportunities },
]

export function Scoreboard({ numbers }: { numbers: Numbers | undefined }) {
  return (
    <section aria-labelledby="numbers" className="mt-12">
      <h2 id="numbers" className="mb-4 text-2xl">
        {m.by_the_numbers()}
      </h2>
      <dl className="turf grid grid-cols-2 gap-4 rounded-lg p-4 text-center text-[#fbfaf7] md:grid-cols-4">
        {counters.map(({ label, of }) => (
          <div key={label}>
            <dt className="mb-1 text-sm">{label}</dt>
            <dd className="condensed flex justify-center gap-0.5 text-3xl tabular-nums">
              {[...(numbers ? of(numbers).toLocaleString('en-US') : '–')].map((digit, index) => (
                <span key={index} className={digit === ',' ? 'self-end' : 'rounded-sm bg-black/35 px-1.5'}>
                  {digit}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
