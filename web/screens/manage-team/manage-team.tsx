import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as listTexts from '#messages/lists'
import * as manageTeamTexts from '#messages/manage-team'
import * as opportunityTexts from '#messages/opportunities'
import * as requestTexts from '#messages/requests'
import * as teamFormTexts from '#messages/team-form'
import * as teamTransferTexts from '#messages/team-transfers'
import * as teamTexts from '#messages/teams'
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
import { AskSport, SeasonCostSection, TeamLinksForm, WaiverForm } from '../../features/team-form/team-details-forms.tsx'
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

const tabsOf = (team: TeamDetail, counts: TeamCounts) => [
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
    content: () => <Settings team={team} />,
  },
]

function ManageTeam({ team, counts }: { team: TeamDetail; counts: TeamCounts }) {
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
      <Tabs label={manageTeamTexts.manageName(team.name)} tabs={tabsOf(team, counts)} />
    </>
  )
}

/** The settings in sections, each with a list of all beside it. The button that saves a section stays on the screen with it. */
function Settings({ team }: { team: TeamDetail }) {
  const sections = [
    { id: 'information', label: teamTexts.teamInformation, content: <TeamForm team={team} /> },
    { id: 'season', label: listTexts.seasonCost, content: <SeasonCostSection team={team} /> },
    { id: 'links', label: teamFormTexts.websiteSocialLinks, content: <TeamLinksForm team={team} /> },
    { id: 'waiver', label: opportunityTexts.waiver, content: <WaiverForm teamID={team.id} /> },
    { id: 'embed', label: teamFormTexts.onYourOwnWebsite, content: <EmbedCode team={team} /> },
    ...(team.viewerCanTransfer && team.claimedBy
      ? [{ id: 'transfer', label: teamTransferTexts.transferOwnership, content: <TransferPanel team={team} /> }]
      : []),
  ]
  return (
    <div className="gap-10 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:items-start">
      <nav
        aria-label={wordTexts.settings}
        className="-mx-4 mb-4 overflow-x-auto px-4 lg:sticky lg:top-20 lg:mx-0 lg:mb-0 lg:px-0 print:hidden"
      >
        <ul className="flex gap-x-4 lg:grid">
          {sections.map(({ id, label }) => (
            <li key={id} className="shrink-0">
              <a href={`#${id}`} className="link inline-flex min-h-11 items-center lg:min-h-9">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 [&_form_button[type=submit]]:sticky [&_form_button[type=submit]]:bottom-3 [&_form_button[type=submit]]:z-10">
        {sections.map(({ id, content }) => (
          <div key={id} id={id} className="scroll-mt-20">
            {content}
          </div>
        ))}
      </div>
    </div>
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
