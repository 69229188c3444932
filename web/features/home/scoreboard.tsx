import type { HomeQuery } from '../../api/generated.ts'

type Numbers = Pick<HomeQuery, 'adminStats' | 'upcomingEvents'>

const counters: { label: string; of: (numbers: Numbers) => number }[] = [
  { label: 'Active Teams', of: ({ adminStats }) => adminStats.totalTeams },
  { label: 'Featured Players', of: ({ adminStats }) => adminStats.totalPlayers },
  { label: 'Upcoming Events', of: ({ upcomingEvents }) => upcomingEvents },
  { label: 'Opportunities', of: ({ adminStats }) => adminStats.totalOpportunities },
]

export function Scoreboard({ numbers }: { numbers: Numbers | undefined }) {
  return (
    <section aria-labelledby="numbers" className="mt-12 border-y border-line py-4">
      <h2 id="numbers" className="mb-2 text-lg">
        By The Numbers
      </h2>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {counters.map(({ label, of }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="condensed text-xl tabular-nums">{numbers ? of(numbers).toLocaleString('en-US') : '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
