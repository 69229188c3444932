import { formatMoney } from '../../../functions/values/money.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import type { OpportunityToRegister } from './queries.ts'

/** What happens after the form is submitted. */
export function NextSteps({ opportunity }: { opportunity: OpportunityToRegister }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="mb-2 text-xl">What happens next</h2>
      <ol className="grid list-decimal gap-1 pl-5">
        {opportunity.status === 'FULL' ? (
          <>
            <li>You join the waitlist. We'll email you when a spot is free for you.</li>
            <li>You then have a day to take it, up to 2 hours before the start. The spot is yours once you take it.</li>
          </>
        ) : (
          <>
            <li>
              The organizer sees the registration. It stays pending until they respond
              {opportunity.decideBy ? `, by ${formatDay(opportunity.decideBy)}` : ''}.
            </li>
            <li>You'll get an email when it's approved or rejected. The spot is yours once it's approved.</li>
          </>
        )}
        {opportunity.feeCents > 0 && (
          <li>Pay the fee of {formatMoney(opportunity.feeCents)} directly to the organizer.</li>
        )}
      </ol>
    </section>
  )
}
