import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
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
      <PageHeader title={m.my_profile()} />
      <EmptyState
        title={m.please_log_in_to_view_your_profile()}
        drawing="chalk-line"
        action={
          <LinkButton to={paths.login} state={{ returnTo: paths.profile }}>
            {m.go_to_login()}
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
  const { name, email, role, createdAt } = account

  return (
    <>
      <PageHeader
        title={name}
        documentTitle={m.my_profile()}
        mark={<InitialsAvatar name={name} size="large" />}
        subtitle={
          <div className="grid gap-2">
            <p className="break-all">{email}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <RoleBadge role={role} />
              {role !== 'admin' && <span>{ROLE_LABELS[role]}</span>}
              {m.member_since_date({ date: formatDay(createdAt.slice(0, 10)) })}
            </p>
          </div>
        }
        actions={
          <>
            <LinkButton to={paths.accountSettings} variant="secondary">
              {m.edit_profile()}
            </LinkButton>
            <Button variant="ghost" onClick={() => signOut(paths.login)}>
              {m.sign_out()}
            </Button>
          </>
        }
      />
      <dl className="mb-6 grid grid-cols-2 gap-3 max-sm:*:last:col-span-2 sm:grid-cols-3">
        <Stat
          label={m.claimed_teams()}
          value={teams.data?.filter(({ isManaged }) => !isManaged).length}
          to="?tab=teams"
        />
        <Stat label={m.claimed_players()} value={players.data?.length} to="?tab=players" />
        <Stat label={m.account_role()} value={ROLE_LABELS[role]} />
      </dl>
      <div className="mb-6 empty:hidden">
        <PendingInvitations />
      </div>
      {failed?.error && (
        <div className="mb-6">
          <ErrorBox message={failed.error.message} onRetry={() => [teams, players].map((query) => query.refetch())} />
        </div>
      )}
      <Tabs
        label={m.my_profile()}
        tabs={[
          { id: 'overview', label: m.overview(), content: () => <Overview account={account} /> },
          {
            id: 'teams',
            label: m.my_teams(),
            count: teams.data?.length,
            content: () => (
              <OwnRecords
                title={m.my_teams()}
                query={teams}
                empty={
                  <EmptyState
                    title={m.you_havent_claimed_any_teams_yet()}
                    action={<LinkButton to={paths.teams}>{m.browse_teams()}</LinkButton>}
                  />
                }
                card={(team) => <OwnTeamCard key={team.id} team={team} to={paths.team(team.id)} />}
              />
            ),
          },
          {
            id: 'players',
            label: m.my_players(),
            count: players.data?.length,
            content: () => (
              <OwnRecords
                title={m.my_players()}
                query={players}
                empty={
                  <EmptyState
                    title={m.you_havent_claimed_any_players_yet()}
                    drawing="glove"
                    action={<LinkButton to={paths.players}>{m.browse_players()}</LinkButton>}
                  />
                }
                card={(player) => <PlayerCard key={player.id} player={player} />}
              />
            ),
          },
        ]}
      />
      {registrations.length > 0 && (
        <div className="mt-8">
          <MyRegistrations registrations={registrations} />
        </div>
      )}
    </>
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
    [m.name(), name],
    [m.email(), isEmailVerified ? email : m.email_not_confirmed_yet({ email: email ?? '' })],
    [m.account_type(), ROLE_LABELS[role]],
    [m.member_since(), formatDay(createdAt.slice(0, 10))],
  ]
  const links = [
    { to: paths.teams, title: m.teams() },
    { to: paths.players, title: m.players() },
    { to: paths.opportunities, title: m.opportunities() },
    { to: paths.events, title: m.events() },
  ]
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Section title={m.account_info()}>
        <dl className="grid gap-3">
          {facts.map(([term, value]) => (
            <div key={term} className="grid gap-x-4 border-b border-line pb-3 sm:grid-cols-[9rem_1fr]">
              <dt className="text-soft">{term}</dt>
              <dd className="min-w-0">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={m.quick_links()}>
        <div className="grid grid-cols-2 gap-3">
          {links.map(({ to, title }) => (
            <CardLink key={to} to={to} title={title} />
          ))}
        </div>
        <p className="mt-3">
          <Link to={paths.deleted} className="link">
            {m.recently_deleted_sentence()}
          </Link>
        </p>
      </Section>
    </div>
  )
}
