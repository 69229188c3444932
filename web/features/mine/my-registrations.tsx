import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Time } from '../../ui/time.tsx'
import { isUpcoming, type MyKid, type MyRegistration } from './queries.ts'
import { registrationWords } from './registration-words.ts'

/** The registrations of every kid for what is still to come, soonest first; nothing where there is none. */
export function MyRegistrations({ kids }: { kids: readonly MyKid[] }) {
  const rows = kids
    .flatMap((kid) => kid.registrations.filter(isUpcoming).map((registration) => ({ kid, registration })))
    .sort((a, b) => a.registration.opportunity.startTime.localeCompare(b.registration.opportunity.startTime))
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="my-registrations">
      <h3 id="my-registrations" className="mb-2 text-lg">
        My Registrations
      </h3>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {rows.map(({ kid, registration }) => (
          <Row key={registration.id} kid={kid} registration={registration} />
        ))}
      </ul>
    </section>
  )
}

function Row({ kid, registration }: { kid: MyKid; registration: MyRegistration }) {
  const { opportunity } = registration
  const { state, tone } = registrationWords(registration)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 p-3">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to={paths.opportunity(opportunity.id)}
          className="link inline-flex min-h-6 items-center font-semibold break-words"
        >
          {opportunity.title}
        </Link>
        <p className="text-sm text-soft">
          {kid.name.split(' ')[0]} · <Time at={opportunity.startTime} zone={opportunity.timeZone} relative />
        </p>
      </div>
      <Badge tone={tone}>{state}</Badge>
    </li>
  )
}
