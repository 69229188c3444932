import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { opportunityToManageQuery } from '../../features/registrations/queries.ts'
import { RegistrationsPanel } from '../../features/registrations/registrations-panel.tsx'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { missing } from '../missing.tsx'

const EvaluatorsPanel = lazyPart(() => import('../../features/evaluations/evaluators-panel.tsx'), 'EvaluatorsPanel')

export const queries = ({ params }: LoaderFunctionArgs) => [opportunityToManageQuery(params.opportunityID!)]

export function Component() {
  const { opportunityID } = useParams() as { opportunityID: string }
  return (
    <LoadedScreen query={useQuery(opportunityToManageQuery(opportunityID))} missing={missing.opportunity}>
      {(opportunity) => (
        <>
          <PageHeader
            title={m.manage_registrations()}
            subtitle={opportunity.title}
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
      )}
    </LoadedScreen>
  )
}
