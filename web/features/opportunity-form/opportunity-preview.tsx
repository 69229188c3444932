import { CalendarDays, CircleDollarSign, Clock, MapPin, Ticket, Users } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import * as m from '../../../functions/values/messages/generated.ts'
import { formatMoney } from '../../../functions/values/money.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { Badge } from '../../ui/badge.tsx'
import { agesText } from '../../ui/eligibility.ts'
import { Facts } from '../../ui/facts.tsx'
import { localTimeText } from '../../ui/local-time.ts'
import { Preview } from '../../ui/preview.tsx'
import type { OpportunityValues } from './schema.ts'

const audiences: Record<string, string> = {
  PUBLIC: m.listed_for_everyone(),
  PRIVATE: m.seen_by_team_staff_and_rostered_families(),
  INVITE_ONLY: m.not_listed_anyone_with_the_link_can_register(),
  HIDDEN: m.a_draft_until_you_change_its_visibility(),
}

export function OpportunityPreview() {
  const values = useFormContext<OpportunityValues>().watch()
  const { minAge = null, maxAge = null, feeCents, capacity } = values
  const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
  return (
    <Preview
      label={m.what_families_will_see()}
      title={values.title || m.untitled_opportunity()}
      badge={
        values.type === 'TRYOUT' ? (
          <Badge tone="clay">{m.tryout()}</Badge>
        ) : (
          <Badge tone="sky" shape="ring">
            {m.guest_player()}
          </Badge>
        )
      }
      note={audiences[values.visibility]}
    >
      <Facts
        facts={[
          { icon: CalendarDays, label: m.when(), value: localTimeText(values.startTime) },
          { icon: MapPin, label: m.where(), value: placeLine(values.location, values.city, values.state) },
          { icon: Users, label: m.ages(), value: agesText({ minAge, maxAge }) || m.all_ages() },
          { icon: CircleDollarSign, label: m.fee(), value: isCount(feeCents) && formatMoney(feeCents) },
          { icon: Ticket, label: m.spots(), value: isCount(capacity) && String(capacity) },
          { icon: Clock, label: m.register_by(), value: localTimeText(values.registrationDeadline) },
        ]}
      />
      {values.description && <p className="line-clamp-4 whitespace-pre-line">{values.description}</p>}
    </Preview>
  )
}
