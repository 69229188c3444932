import type { HomeQuery } from '../../api/generated.ts'

type Numbers = Pick<HomeQuery, 'adminStats' | 'upcomingEvents'>

const counters: { label: string; of: (numbers: Numbers) => number }[] = [
  { label: 'Active Teams', of: ({ adminStats }) => adminStats.totalTeams },
  { label: 'Featured Players', of: ({ adminStats }) => adminStats.totalPlayers },
  { label: 'Upcoming Events', of: ({ upcomingEvents }) => upcomingEvents },
  { label: 'Opportunities', of: ({ adminStats }) => adminStats.totalOpportunities },
]

/** A scoreboard is dark green in the sun and under the lights: its colors are not the theme's. */
export function Scoreboard({ numbers }: { numbers: Numbers | undefined }) {
  return (
    <section aria-labelledby="numbers" className="mt-8 rounded-lg bg-[#103626] p-4 text-[#f4f1e6] sm:p-6">
      <h2 id="numbers" className="mb-3 text-lg">
        By The Numbers
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
        {counters.map(({ label, of }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-md bg-black/25 px-3 py-2 sm:px-4 sm:py-3"
          >
            <dt className="text-sm text-[#c6d5c9]">{label}</dt>
            <dd className="condensed text-2xl text-[#ffe9a8] sm:text-3xl tabular-nums">
              {numbers ? of(numbers).toLocaleString('en-US') : '–'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
