import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import * as opportunityTexts from '#messages/opportunities'
import { WrongAge } from '../../finding/wrong-age.tsx'
import { eligibility, type Kid } from '../../ui/eligibility.ts'
import type { OpportunityDetail } from './queries.ts'

const looks = {
  yes: { Icon: CircleCheck, color: 'text-grass' },
  no: { Icon: CircleX, color: 'text-danger' },
  unsure: { Icon: CircleHelp, color: 'text-warn' },
}

/** Whether each of the viewer's players fits the opportunity, and why. Registered players are shown elsewhere. */
export function FitsKids({ kids, opportunity }: { kids: readonly Kid[]; opportunity: OpportunityDetail }) {
  const registered = new Set(opportunity.registrations.map(({ player }) => player?.id))
  const others = kids.filter(({ id }) => !registered.has(id))
  if (others.length === 0) return null
  return (
    <ul aria-label={opportunityTexts.yourPlayers} className="grid gap-1">
      {others.map((kid) => {
        const { verdict, words, wrongAge } = eligibility(kid, { ...opportunity, registrations: [] })
        const { Icon, color } = looks[verdict]
        return (
          <li key={kid.id} className="flex items-start gap-2">
            <Icon className={`mt-0.5 size-5 shrink-0 ${color}`} />
            <div className="min-w-0">
              {words}.
              {wrongAge !== undefined && <WrongAge age={wrongAge} playerID={kid.id} opportunity={opportunity} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
