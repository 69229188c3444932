import { formatDay } from '../../../functions/values/time-format.ts'
import { Chips } from '../../ui/chips.tsx'
import { counted } from '../../ui/counted.ts'
import { inclusionNames, type ShownSeasonCost, seasonText } from '../../ui/season-cost.ts'

/** What a season costs, what it includes, and when the team said so. */
export function SeasonCost({ cost }: { cost: ShownSeasonCost | null }) {
  return (
    <>
      <h2 className="mt-6 mb-2 text-xl">Season</h2>
      <p className={cost ? 'font-semibold' : 'text-soft'}>{seasonText(cost)}</p>
      {cost && (
        <>
          <div className="mt-2">
            <Chips texts={factsOf(cost)} />
          </div>
          <p className="mt-2 text-sm text-soft">As of {formatDay(cost.asOf)}</p>
        </>
      )}
    </>
  )
}

const factsOf = ({ includes, tournaments, overnightTrips, practicesPerWeek, ...cost }: ShownSeasonCost) =>
  [
    ...includes.filter((it) => it !== 'UNIFORM').map((it) => `${inclusionNames[it]} included`),
    tournaments !== null && counted(tournaments, 'tournament'),
    overnightTrips !== null && counted(overnightTrips, 'overnight trip'),
    practicesPerWeek !== null && `${counted(practicesPerWeek, 'practice')} a week`,
    cost.hasPaymentPlan && 'Payment plan',
    cost.hasFinancialAid && 'Financial aid',
  ].filter((it) => it !== false)
