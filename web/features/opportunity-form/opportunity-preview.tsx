import { CalendarDays, CircleDollarSign, Clock, MapPin, Ticket, Users } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { formatMoney } from '../../../functions/values/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { agesText } from '../../ui/eligibility.ts'
import { Facts } from '../../ui/facts.tsx'
import { localTimeText } from '../../ui/local-time.ts'
import { placeLine } from '../../ui/place.ts'
import { Preview } from '../../ui/preview.tsx'
import type { OpportunityValues } from './schema.ts'

const audiences: Record<string, string> = {
  PUBLIC: 'Listed for everyone.',
  PRIVATE: 'Seen by team staff and rostered families.',
  INVITE_ONLY: 'Not listed. Anyone with the link can register.',
  HIDDEN: 'A draft until you change its visibility.',
}

export function OpportunityPreview() {
  const values = useFormContext<OpportunityValues>().watch()
  const { minAge = null, maxAge = null, feeCents, capacity } = values
  const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
  return (
    <Preview
      label="What families will see"
      title={values.title || 'Untitled opportunity'}
      badge={
        values.type === 'TRYOUT' ? (
          <Badge tone="clay">Tryout</Badge>
        ) : (
          <Badge tone="sky" shape="ring">
            Guest player
          </Badge>
        )
      }
      note={audiences[values.visibility]}
    >
      <Facts
        facts={[
          { icon: CalendarDays, label: 'When', value: localTimeText(values.startTime) },
          { icon: MapPin, label: 'Where', value: placeLine(values.location, values.city, values.state) },
          { icon: Users, label: 'Ages', value: agesText({ minAge, maxAge }) || 'All ages' },
          { icon: CircleDollarSign, label: 'Fee', value: isCount(feeCents) && formatMoney(feeCents) },
          { icon: Ticket, label: 'Spots', value: isCount(capacity) && String(capacity) },
          { icon: Clock, label: 'Register by', value: localTimeText(values.registrationDeadline) },
        ]}
      />
      {values.description && <p className="line-clamp-4 whitespace-pre-line">{values.description}</p>}
    </Preview>
  )
}
