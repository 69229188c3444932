import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { ApiError } from '../../api/api-error.ts'
import { EvaluationSheet } from '../../features/evaluations/evaluation-sheet.tsx'
import { evaluationSheetQuery } from '../../features/evaluations/queries.ts'
import { opportunityQuery } from '../../features/opportunities/queries.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadedScreen } from '../../ui/loaded-screen.tsx'
import { Missing } from '../../ui/missing.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Time } from '../../ui/time.tsx'

export const loader =
  (cache: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    void cache.prefetchQuery(evaluationSheetQuery(params.opportunityID!))
    void cache.prefetchQuery(opportunityQuery(params.opportunityID!))
    return null
  }

export function Component() {
  const { opportunityID } = useParams() as { opportunityID: string }
  const { data: opportunity } = useQuery(opportunityQuery(opportunityID))
  const query = useQuery(evaluationSheetQuery(opportunityID))
  const code = query.error instanceof ApiError ? query.error.code : null
  if (code === 'NOT_FOUND')
    return <Missing title="Opportunity not found" backTo={paths.opportunities} backLabel="Back to Opportunities" />
  if (code === 'FORBIDDEN')
    return (
      <Missing title="Evaluations" backTo={paths.opportunity(opportunityID)} backLabel="View Opportunity">
        {query.error!.message}
      </Missing>
    )
  return (
    <LoadedScreen query={query}>
      {({ rows, title }) => (
        <>
          <PageHeader
            title="Evaluations"
            subtitle={
              <>
                <p className="font-semibold text-ink">
                  {opportunity?.title ?? title}
                  {opportunity && (
                    <>
                      , <Time at={opportunity.startTime} zone={opportunity.timeZone} />
                    </>
                  )}
                </p>
                <p>Each score and note is saved at once. Tap a score again to remove it.</p>
                <p>Only you and the organizer see what you say.</p>
              </>
            }
            noIndex
            actions={
              opportunity?.viewerCanManage ? (
                <LinkButton to={paths.manageRegistrations(opportunityID)} variant="secondary">
                  Manage Registrations
                </LinkButton>
              ) : (
                opportunity && (
                  <LinkButton to={paths.opportunity(opportunityID)} variant="secondary">
                    View Opportunity
                  </LinkButton>
                )
              )
            }
          />
          <EvaluationSheet opportunityID={opportunityID} rows={rows} />
        </>
      )}
    </LoadedScreen>
  )
}
