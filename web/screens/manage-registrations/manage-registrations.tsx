import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { opportunityToManageQuery } from '../../features/registrations/queries.ts'
import { RegistrationsPanel } from '../../features/registrations/registrations-panel.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadedScreen } from '../../ui/loaded-screen.tsx'
import { Missing } from '../../ui/missing.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const EvaluatorsPanel = lazyPart(() =>
  import('../../features/evaluations/evaluators-panel.tsx').then((module) => module.EvaluatorsPanel),
)

export const loader =
  (cache: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    void cache.prefetchQuery(opportunityToManageQuery(params.opportunityID!))
    return null
  }

export function Component() {
  const { opportunityID } = useParams() as { opportunityID: string }
  return (
    <LoadedScreen query={useQuery(opportunityToManageQuery(opportunityID))}>
      {(opportunity) => {
        if (!opportunity) {
          return (
            <Missing title="Opportunity not found" backTo={paths.opportunities} backLabel="Back to Opportunities" />
          )
        }
        return (
          <>
            <PageHeader
              title="Manage Registrations"
              subtitle={opportunity.title}
              noIndex
              actions={
                <>
                  {opportunity.viewerCanManage && (
                    <>
                      <LinkButton to={paths.checkIn(opportunity.id)} variant="secondary">
                        Check-in
                      </LinkButton>
                      <Button variant="secondary" onClick={() => print()}>
                        Print
                      </Button>
                    </>
                  )}
                  <LinkButton to={paths.opportunity(opportunity.id)} variant="secondary">
                    View Opportunity
                  </LinkButton>
                </>
              }
            />
            {opportunity.viewerCanManage ? (
              <>
                <RegistrationsPanel opportunity={opportunity} />
                <EvaluatorsPanel opportunityID={opportunity.id} />
              </>
            ) : (
              <p>You don't have permission to manage registrations for this opportunity</p>
            )}
          </>
        )
      }}
    </LoadedScreen>
  )
}
