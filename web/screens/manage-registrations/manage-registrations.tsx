import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { opportunityToManageQuery } from '../../features/registrations/queries.ts'
import { RegistrationsPanel } from '../../features/registrations/registrations-panel.tsx'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Missing } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
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
            <Missing
              title={m.opportunity_not_found()}
              backTo={paths.opportunities}
              backLabel={m.back_to_opportunities()}
            />
          )
        }
        return (
          <>
            <PageHeader
              title={m.manage_registrations()}
              subtitle={opportunity.title}
              noIndex
              actions={
                <>
                  {opportunity.viewerCanManage && (
                    <>
                      <LinkButton to={paths.checkIn(opportunity.id)} variant="secondary">
                        {m.check_in()}
                      </LinkButton>
                      <Button variant="secondary" onClick={() => print()}>
                        {m.print()}
                      </Button>
                    </>
                  )}
                  <LinkButton to={paths.opportunity(opportunity.id)} variant="secondary">
                    {m.view_opportunity()}
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
              <p>{m.you_dont_have_permission_to_manage_registrations_for()}</p>
            )}
          </>
        )
      }}
    </LoadedScreen>
  )
}
