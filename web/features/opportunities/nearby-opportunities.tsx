import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { queryOf } from '../../api/options.ts'
import { NearbyOpportunitiesDocument, type NearbyOpportunitiesQueryVariables } from './opportunities.generated.ts'
import { OpportunityCard } from './opportunity-card.tsx'

type NearbyOpportunitiesProps = {
  title: string
  like: Omit<NearbyOpportunitiesQueryVariables, 'perPage'>
  most: number
  /** The opportunity that these are similar to, which is excluded. */
  exceptID?: string
}

/** The nearest open opportunities. Renders nothing if there are none. */
export function NearbyOpportunities({ title, like, most, exceptID }: NearbyOpportunitiesProps) {
  const id = useId()
  const { data = [] } = useQuery(queryOf(NearbyOpportunitiesDocument, { ...like, perPage: most + (exceptID ? 1 : 0) }))
  const others = data.filter((opportunity) => opportunity.id !== exceptID).slice(0, most)
  if (others.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-10 text-left print:hidden">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        {others.map((opportunity) => (
          <OpportunityCard key={opportunity.id} opportunity={opportunity} />
        ))}
      </div>
    </section>
  )
}
