import { CalendarDays, CircleDollarSign, Clock, MapPin, Ticket, Users } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import * as homeTexts from '#messages/home'
import * as kitTexts from '#messages/kit'
import * as listTexts from '#messages/lists'
import * as opportunityTexts from '#messages/opportunities'
import * as opportunityFormTexts from '#messages/opportunity-form'
import * as valueTexts from '#messages/values'
import * as wordTexts from '#messages/words'
import { formatMoney } from '../../../functions/values/money.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { Badge } from '../../ui/badge.tsx'
import { agesText } from '../../ui/eligibility.ts'
import { Facts } from '../../ui/facts.tsx'
import { localTimeText } from '../../ui/local-time.ts'
import { Preview } from '../../ui/preview.tsx'
import type { OpportunityValues } from './schema.ts'

const audiences = new Map<string, string>(
  Object.entries({
    PUBLIC: opportunityFormTexts.listedForEveryone,
    PRIVATE: opportunityFormTexts.seenTeamStaffRostered,
    INVITE_ONLY: opportunityFormTexts.notListedAnyoneLink,
    HIDDEN: opportunityFormTexts.draftUntilChangeVisibility,
  }),
)

export function OpportunityPreview() {
  const values = useFormContext<OpportunityValues>().watch()
  const { minAge = null, maxAge = null, feeCents, capacity } = values
  const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
  return (
    <Preview
      label={kitTexts.familiesWillSee}
      title={values.title || opportunityFormTexts.untitledOpportunity}
      badge={
        values.type === 'TRYOUT' ? (
          <Badge tone="clay">{valueTexts.tryout}</Badge>
        ) : (
          <Badge tone="sky" shape="ring">
            {opportunityFormTexts.guestPlayer}
          </Badge>
        )
      }
      note={audiences.get(values.visibility)}
    >
      <Facts
        facts={[
          { icon: CalendarDays, label: homeTexts.when, value: localTimeText(values.startTime) },
          { icon: MapPin, label: homeTexts.where, value: placeLine(values.location, values.city, values.state) },
          { icon: Users, label: wordTexts.ages, value: agesText({ minAge, maxAge }) || listTexts.allAges },
          { icon: CircleDollarSign, label: wordTexts.fee, value: isCount(feeCents) && formatMoney(feeCents) },
          { icon: Ticket, label: opportunityFormTexts.spots, value: isCount(capacity) && String(capacity) },
          { icon: Clock, label: opportunityTexts.registerBy, value: localTimeText(values.registrationDeadline) },
        ]}
      />
      {values.description && <p className="line-clamp-4 whitespace-pre-line">{values.description}</p>}
    </Preview>
  )
}
