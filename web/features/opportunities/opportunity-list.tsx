import * as m from '../../../functions/values/messages/generated.ts'
import type { OpportunityCardFragment } from '../../api/generated.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OpportunityCard } from './opportunity-card.tsx'

type OpportunityListProps = { opportunities: readonly OpportunityCardFragment[]; namesTeam?: boolean }

/** All opportunities of one record on one page. */
export function OpportunityList({ opportunities, namesTeam = true }: OpportunityListProps) {
  if (opportunities.length === 0) return <EmptyState title={m.no_opportunities_found()} drawing="glove" />
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {opportunities.map((opportunity) => (
        <OpportunityCard key={opportunity.id} opportunity={opportunity} namesTeam={namesTeam} />
      ))}
    </div>
  )
}
