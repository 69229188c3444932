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
import { LinkButton } from '../../ui/button.tsx'
import { Missing } from '../../ui/empty-state.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'

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
    <>
      <PageHeader
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
        noIndex
        actions={
          <LinkButton to={paths.admin('opportunities')} variant="secondary">
            Back to Admin
          </LinkButton>
        }
      />
      <Tabs
        label="Status"
        tabs={STATUSES.map((status) => ({
          id: status,
          label: status,
          ...(status === 'PENDING' && { count: pending }),
          content: () => <RegistrationsReview key={status} opportunity={opportunity} status={status} />,
        }))}
      />
    </>
  )
}
