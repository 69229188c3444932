import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, Navigate, useLocation, useParams } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import * as eventTexts from '#messages/events'
import * as shellTexts from '#messages/shell'
import * as siteTexts from '#messages/site'
import * as teamTexts from '#messages/teams'
import * as wordTexts from '#messages/words'
import { SubscribeButton } from '../../features/calendars/subscribe-button.tsx'
import { DisputeClaim } from '../../features/claims/dispute-claim.tsx'
import { EventCard } from '../../features/events/event-card.tsx'
import { teamEventsQuery } from '../../features/events/queries.ts'
import { OpportunityCard } from '../../features/opportunities/opportunity-card.tsx'
import { OpportunityList } from '../../features/opportunities/opportunity-list.tsx'
import { teamOpportunitiesQuery } from '../../features/opportunities/queries.ts'
import { HiddenNotice } from '../../features/reports/hidden-notice.tsx'
import { ManagerLink } from '../../features/teams/manager-link.tsx'
import { type TeamCounts, type TeamDetail, teamQuery, teamRosterQuery } from '../../features/teams/queries.ts'
import { TeamContacts } from '../../features/teams/team-contacts.tsx'
import { TeamHeader } from '../../features/teams/team-header.tsx'
import { NearbyTeams, TeamOverview } from '../../features/teams/team-overview.tsx'
import { TeamDivisions, TeamRoster } from '../../features/teams/team-roster.tsx'
import { TeamSettings } from '../../features/teams/team-settings.tsx'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loaded, LoadedScreen } from '../../ui/loaded.tsx'
import { FactsOnlyNote, PictureNote } from '../../ui/picture-note.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { missing } from '../missing.tsx'
import { ReportRecord } from '../report-record.tsx'
import { FollowButton } from '../watch-button.tsx'

const WhereWePlay = lazyPart(() => import('../../features/entries/where-we-play.tsx'), 'WhereWePlay', null)
const SyncTeam = lazyPart(() => import('../../features/sync/sync-team.tsx'), 'SyncTeam', <div className="h-9" />)
const RecordHistory = lazyPart(() => import('../../features/audit-log/record-history.tsx'), 'RecordHistory')

const ContactInvitation = lazyPart(() => import('../../features/contacts/contact-invitation.tsx'), 'ContactInvitation')

const ContactDetails = lazyPart(() => import('../../features/safety-records/contact-details.tsx'), 'ContactDetails')

export function queries({ params, request }: LoaderFunctionArgs) {
  const teamID = params.teamID!
  const tab = new URL(request.url).searchParams.get('tab')
  return [
    teamQuery(teamID),
    tab === 'roster' && teamRosterQuery(teamID),
    tab === 'events' && teamEventsQuery(teamID),
    tab === 'opportunities' && teamOpportunitiesQuery(teamID),
  ]
}

/** Whether the URL is that of an emailed invitation of a contact. */
const isInvitation = (hash: string) => hash.includes('&contact=')

export function Component() {
  const { teamID } = useParams() as { teamID: string }
  const { search, hash } = useLocation()
  return (
    <LoadedScreen
      query={useQuery(teamQuery(teamID))}
      missing={isInvitation(hash) ? missing.invitingTeam : missing.team}
    >
      {(found) =>
        found.team.id !== teamID ? (
          // The link is to a duplicate that was merged.
          <Navigate to={paths.team(found.team.id) + search} replace />
        ) : (
          <TeamScreen team={found.team} counts={found.counts} />
        )
      }
    </LoadedScreen>
  )
}

const tabsOf = (team: TeamDetail, counts: TeamCounts) => [
  {
    id: 'overview',
    label: accountTexts.overview,
    content: () => (
      <TeamOverview
        team={team}
        counts={counts}
        nextTryout={team.nextTryout && <OpportunityCard opportunity={team.nextTryout} namesTeam={false} />}
      />
    ),
  },
  {
    id: 'divisions',
    label: wordTexts.divisions,
    count: team.divisions.length,
    content: () => <TeamDivisions team={team} />,
  },
  { id: 'roster', label: wordTexts.roster, count: counts.teamRosterCount, content: () => <TeamRoster team={team} /> },
  {
    id: 'events',
    label: siteTexts.events,
    count: counts.teamEventCount,
    content: () => (
      <>
        <div className="mb-4 empty:hidden">
          <SubscribeButton kind="TEAM" id={team.id} />
        </div>
        <TeamEvents team={team} />
      </>
    ),
  },
  {
    id: 'opportunities',
    label: shellTexts.opportunities,
    count: counts.teamOpportunityCount,
    content: () => <TeamOpportunities team={team} />,
  },
  {
    id: 'contacts',
    label: wordTexts.contacts,
    count: counts.contactCount,
    content: () => (
      <TeamContacts team={team} detailsOf={(contactID) => <ContactDetails teamID={team.id} contactID={contactID} />} />
    ),
  },
  ...(team.viewerCanManage
    ? [{ id: 'settings', label: wordTexts.settings, content: () => <Settings team={team} /> }]
    : []),
]

function TeamScreen({ team, counts }: { team: TeamDetail; counts: TeamCounts }) {
  const { isAdmin } = useAuth()
  const { hash } = useLocation()
  return (
    <>
      <HiddenNotice kind="team" hidden={team.hidden} />
      <FactsOnlyNote kind="team" isShown={team.showsFactsOnly} />
      {team.logoStatus && !team.showsFactsOnly && (
        <div className="mb-4">
          <PictureNote noun="logo" status={team.logoStatus} />
        </div>
      )}
      {isInvitation(hash) && <ContactInvitation team={team} />}
      <TeamHeader
        team={team}
        follow={<FollowButton teamID={team.id} name={team.name} />}
        dispute={
          <DisputeClaim
            resourceType="team"
            resourceID={team.id}
            name={team.name}
            isClaimed={team.claimedBy !== null}
            isOwn={team.viewerCanManage}
            isPending={team.viewerClaimPending}
          />
        }
      />
      {isAdmin && (
        <div className="-mt-2 mb-4">
          <SyncTeam team={team} />
        </div>
      )}
      <Tabs label={team.name} tabs={tabsOf(team, counts)} />
      {!team.viewerCanManage && <NearbyTeams team={team} />}
      <ReportRecord
        kind="team"
        id={team.id}
        name={team.name}
        hidden={team.hidden}
        isOwn={team.viewerCanManage}
        hasOwner={team.claimedBy !== null}
      />
    </>
  )
}

const Settings = ({ team }: { team: TeamDetail }) => (
  <>
    <TeamSettings team={team} />
    <RecordHistory kind="team" id={team.id} />
  </>
)

function TeamEvents({ team }: { team: TeamDetail }) {
  const { isAdmin } = useAuth()
  return (
    <>
      <WhereWePlay
        teamID={team.id}
        card={(event, notes) => <EventCard event={event} notes={notes} />}
        nextHeading={siteTexts.events}
      />
      <ManagerLink team={team} to={isAdmin ? paths.adminCreateEvent : paths.createEvent(team.id)}>
        {teamTexts.addEvent}
      </ManagerLink>
      <Loaded
        query={useQuery(teamEventsQuery(team.id))}
        empty={<EmptyState title={eventTexts.noEventsFound} drawing="chalk-line" />}
      >
        {(events) => (
          <div>
            {events.map((event, index) => (
              <EventCard key={event.id} event={event} previous={events[index - 1]} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}

function TeamOpportunities({ team }: { team: TeamDetail }) {
  return (
    <>
      <h2 className="sr-only">{shellTexts.opportunities}</h2>
      <ManagerLink team={team} to={paths.createOpportunity(team.id)}>
        {teamTexts.addOpportunity}
      </ManagerLink>
      <Loaded query={useQuery(teamOpportunitiesQuery(team.id))}>
        {(opportunities) => <OpportunityList opportunities={opportunities} namesTeam={false} />}
      </Loaded>
    </>
  )
}
