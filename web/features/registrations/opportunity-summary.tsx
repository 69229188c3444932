import { CalendarDays, CircleDollarSign, Clock, MapPin, Shield, Ticket, Users } from 'lucide-react'
import { formatMoney } from '../../../functions/values/money.ts'
import { agesText } from '../../ui/eligibility.ts'
import { Facts } from '../../ui/facts.tsx'
import { placeLine } from '../../ui/place.ts'
import { Time, TimeRange } from '../../ui/time.tsx'
import type { OpportunityToRegister } from './queries.ts'

export function OpportunitySummary({ opportunity }: { opportunity: OpportunityToRegister }) {
  const { timeZone, location, city, state, team, status, feeCents, spotsLeft, registrationDeadline } = opportunity
  return (
    <section aria-label="What you're registering for" className="rounded-lg border border-line bg-surface p-5">
      <Facts
        facts={[
          {
            icon: CalendarDays,
            label: 'When',
            value: <TimeRange start={opportunity.startTime} end={opportunity.endTime} zone={timeZone} relative />,
          },
          { icon: MapPin, label: 'Where', value: placeLine(location, city, state) },
          { icon: Shield, label: 'Team', value: team?.name },
          { icon: Users, label: 'Ages', value: agesText(opportunity) || 'All ages' },
          { icon: CircleDollarSign, label: 'Fee', value: formatMoney(feeCents) },
          { icon: Ticket, label: 'Spots left', value: (status === 'OPEN' || status === 'FULL') && `${spotsLeft}` },
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
