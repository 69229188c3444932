import * as m from '../../../functions/values/messages/generated.ts'
import { formatMoney } from '../../../functions/values/money.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { formatDay, formatTime, formatTimeRange, keepTimesWhole } from '../../../functions/values/time-format.ts'
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

/** What happens after the form is submitted. */
export function NextSteps({ opportunity }: { opportunity: OpportunityToRegister }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="mb-2 text-xl">{m.what_happens_next()}</h2>
      <ol className="grid list-decimal gap-1 pl-5">
        {opportunity.status === 'FULL' ? (
          <>
            <li>{m.you_join_the_waitlist_well_email_you_when()}</li>
            <li>{m.you_then_have_a_day_to_take_it()}</li>
          </>
        ) : (
          <>
            <li>
              {opportunity.decideBy
                ? m.the_organizer_sees_the_registration_until_day({ day: formatDay(opportunity.decideBy) })
                : m.the_organizer_sees_the_registration()}
            </li>
            <li>{m.youll_get_an_email_when_its_approved_or()}</li>
          </>
        )}
        {opportunity.feeCents > 0 && <li>{m.pay_the_fee_directly({ fee: formatMoney(opportunity.feeCents) })}</li>}
      </ol>
    </section>
  )
}
