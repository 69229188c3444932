import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import * as shellTexts from '#messages/shell'
import * as siteTexts from '#messages/site'
import { formatDay } from '../../../functions/values/time-format.ts'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { type Account, accountQuery } from '../../features/accounts/queries.ts'
import { ROLE_LABELS, RoleBadge } from '../../features/accounts/roles.tsx'
import { PendingInvitations, pendingInvitationsQuery } from '../../features/invitations/pending-invitations.tsx'
import { MyRegistrations } from '../../features/opportunities/own-registrations.tsx'
import { myRegistrationsQuery } from '../../features/opportunities/queries.ts'
import { PlayerCard } from '../../features/players/player-card.tsx'
import { claimedPlayersQuery } from '../../features/players/queries.ts'
import { OwnTeamCard } from '../../features/teams/my-teams.tsx'
import { claimedTeamsQuery } from '../../features/teams/queries.ts'
import { paths } from '../../paths.ts'
import { useSignOut } from '../../session/auth.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { CardLink } from '../../ui/card-link.tsx'
import { InitialsAvatar } from '../../ui/crest.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { Loaded, LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Stat } from '../../ui/stat.tsx'
import { Tabs } from '../../ui/tabs.tsx'

export const queries = () => [
  accountQuery,
  { ...claimedTeamsQuery, ...cacheAndNetwork },
  { ...claimedPlayersQuery, ...cacheAndNetwork },
  pendingInvitationsQuery,
  { ...myRegistrationsQuery, ...cacheAndNetwork },
]

export function Component() {
  return (
    <LoadedScreen query={useQuery(accountQuery)} missing={<NotLoggedIn />}>
      {(account) => <Profile account={account} />}
    </LoadedScreen>
  )
}

function NotLoggedIn() {
  return (
    <>
      <PageHeader title={shellTexts.myProfile} />
      <EmptyState
        title={accountTexts.logInToSeeProfile}
        drawing="chalk-line"
        action={
          <LinkButton to={paths.login} state={{ returnTo: paths.profile }}>
            {accountTexts.goToLogin}
          </LinkButton>
        }
      />
    </>
  )
}

function Profile({ account }: { account: Account }) {
  const signOut = useSignOut()
  const teams = useQuery(claimedTeamsQuery)
  const players = useQuery(claimedPlayersQuery)
  const { data: registrations = [] } = useQuery(myRegistrationsQuery)
  const failed = [teams, players].find(({ isLoadingError }) => isLoadingError)
  const { name, role } = account

  return (
    <>
      <PageHeader
        title={name}
        documentTitle={shellTexts.myProfile}
        mark={<InitialsAvatar name={name} size="large" />}
        subtitle={<AccountLine account={account} />}
        actions={
          <>
            <LinkButton to={paths.accountSettings} variant="secondary">
              {accountTexts.editProfile}
            </LinkButton>
            <Button variant="ghost" onClick={() => signOut(paths.login)}>
              {shellTexts.signOut}
            </Button>
          </>
        }
      />
      <dl className="mb-6 grid grid-cols-2 gap-3 max-sm:*:last:col-span-2 sm:grid-cols-3">
        <Stat
          label={accountTexts.claimedTeams}
          value={teams.data?.filter(({ isManaged }) => !isManaged).length}
          to="?tab=teams"
        />
        <Stat label={accountTexts.claimedPlayers} value={players.data?.length} to="?tab=players" />
        <Stat label={accountTexts.accountRole} value={ROLE_LABELS[role]} />
      </dl>
      <div className="mb-6 empty:hidden">
        <PendingInvitations />
      </div>
      {failed?.error && (
        <div className="mb-6">
          <ErrorBox message={failed.error.message} onRetry={() => [teams, players].map((query) => query.refetch())} />
        </div>
      )}
      <ProfileTabs account={account} />
      {registrations.length > 0 && (
        <div className="mt-8">
          <MyRegistrations registrations={registrations} />
        </div>
      )}
    </>
  )
}

const AccountLine = ({ account: { email, role, createdAt } }: { account: Account }) => (
  <div className="grid gap-2">
    <p className="break-all">{email}</p>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <RoleBadge role={role} />
      {role !== 'admin' && <span>{ROLE_LABELS[role]}</span>}
      {accountTexts.memberSinceDate(formatDay(createdAt.slice(0, 10)))}
    </p>
  </div>
)

function ProfileTabs({ account }: { account: Account }) {
  const teams = useQuery(claimedTeamsQuery)
  const players = useQuery(claimedPlayersQuery)
  return (
    <Tabs
      label={shellTexts.myProfile}
      tabs={[
        { id: 'overview', label: accountTexts.overview, content: () => <Overview account={account} /> },
        {
          id: 'teams',
          label: accountTexts.myTeams,
          count: teams.data?.length,
          content: () => (
            <OwnRecords
              title={accountTexts.myTeams}
              query={teams}
              empty={
                <EmptyState
                  title={accountTexts.noTeamsClaimedByYou}
                  action={<LinkButton to={paths.teams}>{shellTexts.browseTeams}</LinkButton>}
                />
              }
              card={(team) => <OwnTeamCard key={team.id} team={team} to={paths.team(team.id)} />}
            />
          ),
        },
        {
          id: 'players',
          label: accountTexts.myPlayers,
          count: players.data?.length,
          content: () => (
            <OwnRecords
              title={accountTexts.myPlayers}
              query={players}
              empty={
                <EmptyState
                  title={accountTexts.noPlayersClaimedByYou}
                  drawing="glove"
                  action={<LinkButton to={paths.players}>{shellTexts.browsePlayers}</LinkButton>}
                />
              }
              card={(player) => <PlayerCard key={player.id} player={player} />}
            />
          ),
        },
      ]}
    />
  )
}

type OwnRecordsProps<Row> = {
  title: string
  query: UseQueryResult<Row[]>
  empty: ReactNode
  card: (row: Row) => ReactNode
}

const OwnRecords = <Row,>({ title, query, empty, card }: OwnRecordsProps<Row>) => (
  <Loaded query={query} empty={empty}>
    {(rows) => (
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <h2 className="sr-only">{title}</h2>
        {rows.map(card)}
      </div>
    )}
  </Loaded>
)

function Overview({ account: { name, email, role, createdAt, isEmailVerified } }: { account: Account }) {
  const facts = [
    [accountTexts.name, name],
    [accountTexts.email, isEmailVerified ? email : accountTexts.emailNotConfirmedYet(email ?? '')],
    [accountTexts.accountType, ROLE_LABELS[role]],
    [accountTexts.memberSince, formatDay(createdAt.slice(0, 10))],
  ]
  const links = [
    { to: paths.teams, title: siteTexts.teams },
    { to: paths.players, title: siteTexts.players },
    { to: paths.opportunities, title: shellTexts.opportunities },
    { to: paths.events, title: siteTexts.events },
  ]
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Section title={accountTexts.accountInfo}>
        <dl className="grid gap-3">
          {facts.map(([term, value]) => (
            <div key={term} className="grid gap-x-4 border-b border-line pb-3 sm:grid-cols-[9rem_1fr]">
              <dt className="text-soft">{term}</dt>
              <dd className="min-w-0">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={accountTexts.quickLinks}>
        <div className="grid grid-cols-2 gap-3">
          {links.map(({ to, title }) => (
            <CardLink key={to} to={to} title={title} />
          ))}
        </div>
        <p className="mt-3">
          <Link to={paths.deleted} className="link">
            {accountTexts.recentlyDeletedSentence}
          </Link>
        </p>
      </Section>
    </div>
  )
}
