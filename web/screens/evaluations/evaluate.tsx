import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as checkInTexts from '#messages/check-in'
import * as evaluationTexts from '#messages/evaluations'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as opportunityTexts from '#messages/opportunities'
import { ApiError } from '../../api/api-error.ts'
import { EvaluationSheet, evaluationSheetQuery } from '../../features/evaluations/evaluation-sheet.tsx'
import { opportunityQuery } from '../../features/opportunities/queries.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Missing } from '../../ui/empty-state.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Time } from '../../ui/time.tsx'
import { missing } from '../missing.tsx'

export const queries = ({ params }: LoaderFunctionArgs) => [
  evaluationSheetQuery(params.opportunityID!),
  opportunityQuery(params.opportunityID!),
]

export function Component() {
  const { opportunityID } = useParams() as { opportunityID: string }
  const { data: opportunity } = useQuery(opportunityQuery(opportunityID))
  const query = useQuery(evaluationSheetQuery(opportunityID))
  const code = query.error instanceof ApiError ? query.error.code : null
  if (code === 'NOT_FOUND') return missing.opportunity
  if (code === 'FORBIDDEN')
    return (
      <Missing
        title={evaluationTexts.evaluations}
        backTo={paths.opportunity(opportunityID)}
        backLabel={manageRegistrationTexts.viewOpportunity}
      >
        {query.error!.message}
      </Missing>
    )
  return (
    <LoadedScreen query={query}>
      {({ rows, title }) => (
        <>
          <PageHeader
            title={evaluationTexts.evaluations}
            subtitle={
              <>
                <p className="font-semibold text-ink">
                  {opportunity ? (
                    <Rich
                      text={checkInTexts.titleAndTime(opportunity.title)}
                      time={() => <Time at={opportunity.startTime} zone={opportunity.timeZone} />}
                    />
                  ) : (
                    title
                  )}
                </p>
                <p>{evaluationTexts.savedAtOnce}</p>
                <p>{evaluationTexts.whoSeesScores}</p>
              </>
            }
            actions={opportunity && <BackLink opportunity={opportunity} />}
          />
          <EvaluationSheet
            key={opportunityID}
            opportunityID={opportunityID}
            rows={rows}
            canOffer={!!opportunity?.viewerCanManage && opportunity.team !== null}
          />
        </>
      )}
    </LoadedScreen>
  )
}

/** Leads to the registrations, or to the opportunity if the evaluator does not manage it. */
const BackLink = ({
  opportunity: { id, viewerCanManage },
}: {
  opportunity: { id: string; viewerCanManage: boolean }
}) => (
  <LinkButton to={viewerCanManage ? paths.manageRegistrations(id) : paths.opportunity(id)} variant="secondary">
    {viewerCanManage ? opportunityTexts.manageRegistrations : manageRegistrationTexts.viewOpportunity}
  </LinkButton>
)
