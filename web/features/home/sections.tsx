import { ClipboardList, MapPinned, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as homeTexts from '#messages/home'
import * as shellTexts from '#messages/shell'
import { queryOf } from '../../api/options.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HomeDocument, type HomeQuery } from './home.generated.ts'

/** Opportunities open for registration, full ones last. */
export const homeQuery = queryOf(HomeDocument, {}, (home) => {
  const isFull = ({ status }: (typeof home.opportunities)[number]) => Number(status !== 'OPEN')
  return { ...home, opportunities: home.opportunities.toSorted((a, b) => isFull(a) - isFull(b)) }
})

type RailProps<Row> = {
  title: string
  allTo: string
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  empty: string
  className: string
  skeletonClassName: string
  children: (row: Row, previous?: Row) => ReactNode
}

const PLACES = 10

/** Up to ten cards of one kind, with a link to the full list. */
export function Rail<Row extends { id: string }>({
  title,
  allTo,
  rows,
  empty,
  className,
  skeletonClassName,
  children,
}: RailProps<Row>) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <Link to={allTo} className="link -mx-2 -my-2.5 inline-flex min-h-11 shrink-0 items-center px-2">
          <span aria-hidden>{homeTexts.seeAll}</span>
          <span className="sr-only">{homeTexts.seeAllTitle(title)}</span>
        </Link>
      </div>
      {rows?.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <ul aria-busy={!rows} className={className}>
          {rows
            ? rows.map((row, index) => (
                <li key={row.id} className="min-w-0">
                  {children(row, rows[index - 1])}
                </li>
              ))
            : Array.from({ length: PLACES }, (_, index) => (
                <li key={index}>
                  <Skeleton className={skeletonClassName} />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}

type Numbers = Pick<HomeQuery, 'adminStats' | 'upcomingEvents'>

const counters: { label: string; of: (numbers: Numbers) => number }[] = [
  { label: homeTexts.activeTeams, of: ({ adminStats }) => adminStats.totalTeams },
  { label: homeTexts.featuredPlayers, of: ({ adminStats }) => adminStats.totalPlayers },
  { label: homeTexts.upcomingEventsCount, of: ({ upcomingEvents }) => upcomingEvents },
  { label: shellTexts.opportunities, of: ({ adminStats }) => adminStats.totalOpportunities },
]

export function Scoreboard({ numbers }: { numbers: Numbers | undefined }) {
  return (
    <section aria-labelledby="numbers" className="mt-12">
      <h2 id="numbers" className="mb-4 text-2xl">
        {homeTexts.byTheNumbers}
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

const blurbs = [
  { icon: MapPinned, title: homeTexts.findATryout, text: homeTexts.seeWhatIsNear },
  { icon: UserPlus, title: homeTexts.fillRosterSpot, text: homeTexts.postSpotHint },
  { icon: ClipboardList, title: homeTexts.keepTeamTogether, text: homeTexts.teamPageHint },
]

export function Blurbs() {
  return (
    <ul className="mt-10 grid gap-6 md:grid-cols-3">
      {blurbs.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <Icon className="mt-1 size-7 shrink-0 text-grass" />
          <div>
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
