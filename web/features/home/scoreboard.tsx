import type { HomeQuery } from '../../api/generated.ts'

const counters = [
  { key: 'totalTeams', label: 'Active Teams' },
  { key: 'totalPlayers', label: 'Featured Players' },
  { key: 'totalEvents', label: 'Upcoming Events' },
  { key: 'totalOpportunities', label: 'Opportunities' },
] as const

/** A scoreboard is dark green in the sun and under the lights: its colours are not the theme's. */
export function Scoreboard({ stats }: { stats: HomeQuery['adminStats'] | undefined }) {
  return (
    <section aria-labelledby="numbers" className="mt-8 rounded-lg bg-[#103626] p-4 text-[#f4f1e6] sm:p-6">
      <h2 id="numbers" className="mb-3 text-lg">
        By The Numbers
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
        {counters.map(({ key, label }) => (
          <div key={key} className="flex flex-col-reverse justify-end rounded-md bg-black/25 px-3 py-2 sm:px-4 sm:py-3">
            <dt className="text-sm text-[#c6d5c9]">{label}</dt>
            <dd className="condensed text-2xl text-[#ffe9a8] sm:text-3xl tabular-nums">
              {stats ? stats[key].toLocaleString('en-US') : '–'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
