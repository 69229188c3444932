import { CalendarDays, CircleDollarSign, Clock, MapPin, UserRound, Users } from 'lucide-react'
import { Facts } from '../../ui/facts.tsx'
import { formatMoney } from '../../ui/money.tsx'
import { placeLine } from '../../ui/place.ts'
import { Time } from '../../ui/time.tsx'
import { agesWords } from './eligibility.ts'
import type { OpportunityToRegister } from './queries.ts'

export function OpportunitySummary({ opportunity }: { opportunity: OpportunityToRegister }) {
  const { startTime, timeZone, location, city, state, status, feeCents, spotsLeft, registrationDeadline } = opportunity
  return (
    <section aria-label="What you register for" className="rounded-lg border border-line bg-surface p-5">
      <Facts
        facts={[
          { icon: CalendarDays, label: 'When', value: <Time at={startTime} zone={timeZone} relative /> },
          { icon: MapPin, label: 'Where', value: placeLine(location, city, state) },
          { icon: Users, label: 'Ages', value: agesWords(opportunity) || 'All ages' },
          { icon: CircleDollarSign, label: 'Fee', value: formatMoney(feeCents) },
          { icon: UserRound, label: 'Spots left', value: (status === 'OPEN' || status === 'FULL') && `${spotsLeft}` },
          {
            icon: Clock,
            label: 'Register by',
            value: registrationDeadline && <Time at={registrationDeadline} zone={timeZone} relative />,
          },
        ]}
      />
    </section>
  )
}
