import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import type { RegistrationStatus } from '../../api/generated.ts'
import {
  pendingCountQuery,
  type ReviewedOpportunity,
  reviewedOpportunityQuery,
  reviewSource,
} from '../../features/registrations/queries.ts'
import { RegistrationsReview } from '../../features/registrations/registrations-review.tsx'
import { paths } from '../../paths.ts'
import { adminListQuery } from '../../ui/admin-list.tsx'
import { Missing } from '../../ui/empty-state.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AdminPage } from './admin-page.tsx'

const STATUSES: RegistrationStatus[] = ['PENDING', 'APPROVED', 'REJECTED']

export const queries = ({ params, request }: LoaderFunctionArgs) => [
  reviewedOpportunityQuery(params.opportunityID!),
  pendingCountQuery(params.opportunityID!),
  adminListQuery(reviewSource(params.opportunityID!), request),
]

export function Component() {
  const { opportunityID } = useParams() as { opportunityID: string }
  return (
    <LoadedScreen
      query={useQuery(reviewedOpportunityQuery(opportunityID))}
      missing={
        <Missing title="Opportunity not found" backTo={paths.admin('opportunities')} backLabel="Back to Admin" />
      }
    >
      {(opportunity) => <Review opportunity={opportunity} />}
    </LoadedScreen>
  )
}

function Review({ opportunity }: { opportunity: ReviewedOpportunity }) {
  const { id, title, approvedCount, capacity } = opportunity
  const { data: pending } = useQuery(pendingCountQuery(id))
  return (
    <AdminPage
      title="Manage Registrations"
      subtitle={
        <>
          <p>{title}</p>
          <p className="tabular-nums">
            {approvedCount} of {capacity} spots taken
          </p>
        </>
      }
      documentTitle={`Manage Registrations: ${title}`}
      backTo={paths.admin('opportunities')}
    >
      <Tabs
        label="Status"
        tabs={STATUSES.map((status) => ({
          id: status,
          label: status,
          count: status === 'PENDING' ? pending : undefined,
          content: () => <RegistrationsReview key={status} opportunity={opportunity} status={status} />,
        }))}
      />
    </AdminPage>
  )
}
