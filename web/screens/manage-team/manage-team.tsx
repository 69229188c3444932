import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as manageTeamTexts from '#messages/manage-team'
import * as requestTexts from '#messages/requests'
import * as wordTexts from '#messages/words'
import { placeLine } from '../../../functions/values/place-line.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import { AddContact, ContactList, TeamContactsPanel } from '../../features/contacts/contacts-panel.tsx'
import { teamContactsQuery } from '../../features/contacts/queries.ts'
import { DivisionsPanel, divisionName, divisionsQuery } from '../../features/divisions/divisions-panel.tsx'
import { currentSeason } from '../../features/players/current-season.ts'
import { playerSeasonsQuery } from '../../features/players/queries.ts'
import { rosterQuery } from '../../features/roster/queries.ts'
import { RosterPanel } from '../../features/roster/roster-panel.tsx'
import { EmbedCode } from '../../features/team-form/embed-code.tsx'
import { AskSport, SeasonCostForm, TeamLinksForm, WaiverForm } from '../../features/team-form/team-details-forms.tsx'
import { TeamForm } from '../../features/team-form/team-form.tsx'
import { TransferPanel, teamTransferQuery } from '../../features/team-transfers/transfer-panel.tsx'
import { type TeamCounts, type TeamDetail, teamQuery } from '../../features/teams/queries.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Crest } from '../../ui/crest.tsx'
import { useScrollToTop } from '../../ui/empty-state.tsx'
import { Loaded, LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceText } from '../../ui/place-text.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { missing } from '../missing.tsx'

export function queries({ params, request }: LoaderFunctionArgs) {
  const teamID = params.teamID!
  const tab = new URL(request.url).searchParams.get('tab') ?? 'divisions'
  return [
    teamQuery(teamID),
    tab === 'divisions' && divisionsQuery(teamID),
    tab === 'contacts' && teamContactsQuery(teamID),
    tab === 'settings' && teamTransferQuery(teamID),
    tab === 'roster' && rosterQuery(teamID),
    tab === 'roster' && playerSeasonsQuery,
  ]
}

export function Component() {
  const { teamID } = useParams() as { teamID: string }
  return (
    <LoadedScreen
      query={useQuery(teamQuery(teamID))}
      missing={missing.team}
      failedTitle={manageTeamTexts.errorLoadingTeam}
      failedAction={
        <LinkButton to={paths.team(teamID)} variant="secondary" className="justify-self-start">
          {manageTeamTexts.backToTeam}
        </LinkButton>
      }
    >
      {(found) => (found.team.viewerCanManage ? <ManageTeam {...found} /> : <NotYours team={found.team} />)}
    </LoadedScreen>
  )
}

function ManageTeam({ team, counts }: { team: TeamDetail; counts: TeamCounts }) {
  const tabs = [
    {
      id: 'divisions',
      label: wordTexts.divisions,
      count: team.divisions.length,
      content: () => (
        <DivisionsPanel
          teamID={team.id}
          contactsOf={(division) => (
            <>
              <ContactList of={{ divisionID: division.id }} contacts={division.contacts} />
              <div className="mt-2">
                <AddContact of={{ divisionID: division.id }} name={divisionName(division)} />
              </div>
            </>
          )}
        />
      ),
    },
    {
      id: 'roster',
      label: wordTexts.roster,
      count: counts.teamRosterCount,
      content: () => <Roster teamID={team.id} />,
    },
    {
      id: 'contacts',
      label: wordTexts.contacts,
      count: counts.contactCount,
      content: () => <TeamContactsPanel team={team} />,
    },
    {
      id: 'settings',
      label: wordTexts.settings,
      content: () => (
        <>
          <TeamForm team={team} />
          <SeasonCostForm team={team} />
          <TeamLinksForm team={team} />
          <WaiverForm teamID={team.id} />
          <EmbedCode team={team} />
          {team.viewerCanTransfer && team.claimedBy && <TransferPanel team={team} />}
        </>
      ),
    },
  ]
  return (
    <>
      <PageHeader
        title={team.name}
        documentTitle={manageTeamTexts.manageName(team.name)}
        mark={<Crest team={team} size="large" />}
        subtitle={
          <>
            <p>{manageTeamTexts.teamManagement}</p>
            <PlaceText place={placeLine(team.locationCity, team.state)} />
          </>
        }
        actions={
          <LinkButton to={paths.team(team.id)} variant="secondary">
            {manageTeamTexts.viewTeam}
          </LinkButton>
        }
      />
      {team.isProvisional && (
        <section
          aria-label={manageTeamTexts.claimUnderReview}
          className="mb-6 rounded-lg border border-warn/50 bg-surface p-4"
        >
          <p className="font-semibold">{manageTeamTexts.claimInReview}</p>
          <p className="mt-1 max-w-prose text-soft">
            {team.provisionalUntil
              ? manageTeamTexts.ownerCanEdit(formatDay(team.provisionalUntil))
              : manageTeamTexts.ownerAddEditUntil}
          </p>
        </section>
      )}
      {!team.sport && <AskSport teamID={team.id} />}
      <Tabs label={manageTeamTexts.manageName(team.name)} tabs={tabs} />
    </>
  )
}

function Roster({ teamID }: { teamID: string }) {
  return (
    <Loaded query={useQuery(playerSeasonsQuery)}>
      {(seasons) => {
        const season = currentSeason(seasons, '2025 Spring')
        const names = [...new Set([...seasons.map(({ name }) => name), season])]
        return <RosterPanel teamID={teamID} seasons={names} season={season} />
      }}
    </Loaded>
  )
}

function NotYours({ team }: { team: TeamDetail }) {
  useScrollToTop()
  return (
    <>
      <PageHeader title={team.name} mark={<Crest team={team} size="large" />} />
      <div className="grid justify-items-start gap-4">
        <p>{requestTexts.mayNotManageTeam}</p>
        <LinkButton to={paths.team(team.id)}>{manageTeamTexts.viewTeam}</LinkButton>
      </div>
    </>
  )
}
