import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as wordTexts from '#messages/words'
import { decidingFacts } from '../../../functions/values/opportunity-facts.ts'
import { mySeasonQuery } from '../../features/my-season/queries.ts'
import { ManageOpportunity, OpportunityRegistrations } from '../../features/opportunities/manage-opportunity.tsx'
import { NearbyOpportunities } from '../../features/opportunities/nearby-opportunities.tsx'
import { OpportunityBadges } from '../../features/opportunities/opportunity-card.tsx'
import { OpportunityDetails, RegisterBar } from '../../features/opportunities/opportunity-details.tsx'
import { toneOf } from '../../features/opportunities/opportunity-text.ts'
import { type OpportunityDetail, opportunityQuery } from '../../features/opportunities/queries.ts'
import { useOwnRegistrations } from '../../features/opportunities/registered.ts'
import { HiddenNotice } from '../../features/reports/hidden-notice.tsx'
import { useAuth } from '../../session/auth.tsx'
import type { Kid } from '../../ui/eligibility.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { FactsOnlyNote } from '../../ui/picture-note.tsx'
import { DateBlock } from '../../ui/time.tsx'
import { missing } from '../missing.tsx'
import { ReportRecord } from '../report-record.tsx'

const ChangeNotice = lazyPart(() => import('../../features/change-notices/change-notice.tsx'), 'ChangeNotice', null)

const Messages = lazyPart(() => import('../../features/messages/messages.tsx'), 'Messages', null)

const FitsKids = lazyPart(() => import('../../features/opportunities/fits-kids.tsx'), 'FitsKids', null)

const GuestPlayers = lazyPart(() => import('../../features/guest-play/guest-players.tsx'), 'GuestPlayers')

const OwnRegistrations = lazyPart(
  () => import('../../features/opportunities/own-registrations.tsx'),
  'OwnRegistrations',
)

export const queries = ({ params }: LoaderFunctionArgs) => [opportunityQuery(params.opportunityID!)]

const TryoutFacts = lazyPart(() => import('../tryout-facts.tsx'), 'TryoutFacts', null)

/** Next to the details on a large screen. On a phone it stays in the flow, so that its bar can be sticky. */
const aside = 'max-lg:contents max-lg:*:mb-6 lg:col-start-2! lg:row-span-2 lg:row-start-1'

/** Managers see their next step before the details; all others see it after them. */
export function Component() {
  const { opportunityID } = useParams() as { opportunityID: string }
  const { isAuthenticated } = useAuth()
  const { data: mine } = useQuery({ ...mySeasonQuery, enabled: isAuthenticated })
  return (
    <LoadedScreen query={useQuery(opportunityQuery(opportunityID))} missing={missing.opportunity}>
      {(opportunity) => <OpportunityScreen opportunity={opportunity} kids={mine?.claimedPlayers} />}
    </LoadedScreen>
  )
}

type OpportunityScreenProps = { opportunity: OpportunityDetail; kids: readonly Kid[] | undefined }

function OpportunityScreen({ opportunity, kids }: OpportunityScreenProps) {
  return (
    <>
      <HiddenNotice kind="opportunity" hidden={opportunity.hidden} />
      <FactsOnlyNote kind="opportunity" isShown={opportunity.showsFactsOnly} />
      <Header opportunity={opportunity} />
      <Concerned opportunity={opportunity} kids={kids} />
      {/* On a phone no wrapper box, so that the bar with the button can stick to the screen from the top of the page. */}
      <div className="max-lg:contents max-lg:*:mb-6 lg:grid lg:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start *:lg:col-start-1">
        {opportunity.viewerCanManage && (
          <div className={aside}>
            <ChangeNotice kind="opportunity" id={opportunity.id} />
            <ManageOpportunity opportunity={opportunity} />
          </div>
        )}
        <OpportunityDetails
          opportunity={opportunity}
          editFacts={opportunity.viewerCanManage && <FactsOfTryout opportunity={opportunity} />}
        />
        {!opportunity.viewerCanManage && (
          <div className={aside}>
            <RegisterBar opportunity={opportunity} />
          </div>
        )}
        <OpportunityRegistrations opportunity={opportunity} />
      </div>
      {opportunity.viewerCanManage && opportunity.status === 'OPEN' && (
        <div className="my-8">
          <GuestPlayers opportunity={opportunity} />
        </div>
      )}
      {opportunity.latitude !== null && opportunity.longitude !== null && (
        <NearbyOpportunities
          title={wordTexts.moreLikeNearby}
          like={{
            near: { latitude: opportunity.latitude, longitude: opportunity.longitude },
            sport: opportunity.sport,
            type: opportunity.type,
          }}
          most={4}
          exceptID={opportunity.id}
        />
      )}
      <ReportRecord
        kind="opportunity"
        id={opportunity.id}
        name={opportunity.title}
        hidden={opportunity.hidden}
        isOwn={opportunity.viewerCanManage}
        hasOwner
      />
    </>
  )
}

const FactsOfTryout = ({ opportunity }: { opportunity: OpportunityDetail }) =>
  opportunity.type === 'TRYOUT' &&
  opportunity.team && <TryoutFacts opportunity={opportunity} teamID={opportunity.team.id} />

/** What concerns the viewer's family: its registrations, messages, and whether it fits the children. */
function Concerned({ opportunity, kids }: OpportunityScreenProps) {
  const own = useOwnRegistrations(opportunity)
  return (
    <>
      {own.length > 0 && (
        <div className="mb-6">
          <OwnRegistrations opportunity={opportunity} registrations={own} />
        </div>
      )}
      {(opportunity.registrations.length > 0 || opportunity.viewerCanManage) && (
        <div className="mb-6 empty:hidden">
          <Messages opportunityIDs={[opportunity.id]} />
        </div>
      )}
      {kids && (opportunity.status === 'OPEN' || opportunity.status === 'FULL') && (
        <div className="mb-6 empty:hidden">
          <FitsKids kids={kids} opportunity={opportunity} />
        </div>
      )}
    </>
  )
}

const Header = ({ opportunity }: { opportunity: OpportunityDetail }) => (
  <PageHeader
    title={opportunity.title}
    {...(opportunity.visibility === 'PUBLIC' && !opportunity.hidden && { subject: { opportunity } })}
    banner="turf"
    mark={<DateBlock at={opportunity.startTime} zone={opportunity.timeZone} tone={toneOf(opportunity)} />}
    subtitle={
      <>
        <p className="mb-2">{decidingFacts(opportunity)}</p>
        <OpportunityBadges opportunity={opportunity} />
      </>
    }
  />
)
