import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as mySeasonTexts from '#messages/my-season'
import * as opportunityTexts from '#messages/opportunities'
import * as rosterOfferTexts from '#messages/roster-offers'
import { opportunityToManageQuery } from '../../features/registrations/queries.ts'
import { RegistrationsPanel } from '../../features/registrations/registrations-panel.tsx'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { missing } from '../missing.tsx'

const EvaluatorsPanel = lazyPart(() => import('../../features/evaluations/evaluators-panel.tsx'), 'EvaluatorsPanel')
const RosterOffersPanel = lazyPart(
  () => import('../../features/roster-offers/roster-offers-panel.tsx'),
  'RosterOffersPanel',
)

export const queries = ({ params }: LoaderFunctionArgs) => [opportunityToManageQuery(params.opportunityID!)]

export function Component() {
  const { opportunityID } = useParams() as { opportunityID: string }
  return (
    <LoadedScreen query={useQuery(opportunityToManageQuery(opportunityID))} missing={missing.opportunity}>
      {(opportunity) => (
        <>
          <PageHeader
            title={opportunityTexts.manageRegistrations}
            subtitle={opportunity.title}
            actions={
              <>
                {opportunity.viewerCanManage && (
                  <>
                    <LinkButton to={paths.checkIn(opportunity.id)} variant="secondary">
                      {opportunityTexts.checkIn}
                    </LinkButton>
                    <Button variant="secondary" onClick={() => print()}>
                      {manageRegistrationTexts.print}
                    </Button>
                  </>
                )}
                <LinkButton to={paths.opportunity(opportunity.id)} variant="secondary">
                  {manageRegistrationTexts.viewOpportunity}
                </LinkButton>
              </>
            }
          />
          {opportunity.viewerCanManage ? (
            <Tabs
              label={opportunityTexts.manageRegistrations}
              resets={['page', 'search', 'status', 'order', 'players']}
              tabs={[
                {
                  id: 'registrations',
                  label: mySeasonTexts.registrations,
                  content: () => (
                    <>
                      <RegistrationsPanel opportunity={opportunity} />
                      <EvaluatorsPanel opportunityID={opportunity.id} />
                    </>
                  ),
                },
                {
                  id: 'offers',
                  label: rosterOfferTexts.rosterOffers,
                  content: () => <RosterOffersPanel opportunityID={opportunity.id} />,
                },
              ]}
            />
          ) : (
            <p>{manageRegistrationTexts.mayNotManage}</p>
          )}
        </>
      )}
    </LoadedScreen>
  )
}
