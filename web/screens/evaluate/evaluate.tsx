import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { EvaluationSheet } from '../../features/evaluations/evaluation-sheet.tsx'
import { evaluationSheetQuery } from '../../features/evaluations/queries.ts'
import { opportunityQuery } from '../../features/opportunities/queries.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadedScreen } from '../../ui/loaded-screen.tsx'
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
  return (
    <LoadedScreen query={useQuery(evaluationSheetQuery(opportunityID))}>
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
