import * as listTexts from '#messages/lists'
import * as registrationTexts from '#messages/registrations'
import * as valueTexts from '#messages/values'
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
    <section
      aria-label={registrationTexts.registeringFor}
      className="mb-6 rounded-lg border border-line bg-surface p-4"
    >
      <DotSeparated
        words={[
          team?.name ?? null,
          keepTimesWhole(formatTimeRange(startTime, endTime, timeZone)),
          placeLine(location, city, state),
          ages ? registrationTexts.agesText(ages) : listTexts.allAges,
          formatMoney(feeCents),
          (status === 'OPEN' || status === 'FULL') && valueTexts.countSpotsLeft(spotsLeft),
          registrationDeadline &&
            registrationTexts.registerByTime(keepTimesWhole(formatTime(registrationDeadline, timeZone))),
        ]}
      />
    </section>
  )
}

/** What happens after the form is submitted. */
export function NextSteps({ opportunity }: { opportunity: OpportunityToRegister }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="mb-2 text-xl">{registrationTexts.whatHappensNext}</h2>
      <ol className="grid list-decimal gap-1 pl-5">
        {opportunity.status === 'FULL' ? (
          <>
            <li>{registrationTexts.joinsWaitlist}</li>
            <li>{registrationTexts.dayToTakeIt}</li>
          </>
        ) : (
          <>
            <li>
              {opportunity.decideBy
                ? registrationTexts.organizerSeesUntil(formatDay(opportunity.decideBy))
                : registrationTexts.organizerSees}
            </li>
            <li>{registrationTexts.emailWhenDecided}</li>
          </>
        )}
        {opportunity.feeCents > 0 && <li>{registrationTexts.payDirectly(formatMoney(opportunity.feeCents))}</li>}
      </ol>
    </section>
  )
}
