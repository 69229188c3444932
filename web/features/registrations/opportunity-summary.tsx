import * as m from '../../../functions/values/messages/generated.ts'
import { formatMoney } from '../../../functions/values/money.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { formatTime, formatTimeRange, keepTimesWhole } from '../../../functions/values/time-format.ts'
import { DotSeparated } from '../../ui/badge.tsx'
import { agesText } from '../../ui/eligibility.ts'
import type { OpportunityToRegister } from './queries.ts'

/** What a registration accepts. */
export function OpportunitySummary({ opportunity }: { opportunity: OpportunityToRegister }) {
  const { startTime, endTime, timeZone, location, city, state, team, status, feeCents, spotsLeft } = opportunity
  const { registrationDeadline } = opportunity
  const ages = agesText(opportunity)
  return (
    <section aria-label={m.what_youre_registering_for()} className="mb-6 rounded-lg border border-line bg-surface p-4">
      <DotSeparated
        words={[
          team?.name ?? null,
          keepTimesWhole(formatTimeRange(startTime, endTime, timeZone)),
          placeLine(location, city, state),
          ages ? m.ages_text({ ages }) : m.all_ages(),
          formatMoney(feeCents),
          (status === 'OPEN' || status === 'FULL') && m.count_spots_left({ count: spotsLeft }),
          registrationDeadline &&
            m.register_by_time({ time: keepTimesWhole(formatTime(registrationDeadline, timeZone)) }),
        ]}
      />
    </section>
  )
}
