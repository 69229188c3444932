import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatDay } from '../../../functions/values/time-format.ts'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { type Account, accountQuery } from '../../features/accounts/queries.ts'
import { RoleBadge } from '../../features/accounts/role-badge.tsx'
import { ROLE_LABELS } from '../../features/accounts/roles.ts'
import { PendingInvitations } from '../../features/invitations/pending-invitations.tsx'
import { pendingInvitationsQuery } from '../../features/invitations/queries.ts'
import { MyRegistrations } from '../../features/opportunities/own-registrations.tsx'
import { myRegistrationsQuery } from '../../features/opportunities/queries.ts'
import { PlayerCard } from '../../features/players/player-card.tsx'
import { claimedPlayersQuery } from '../../features/players/queries.ts'
import { OwnTeamCard } from '../../features/teams/own-team-card.tsx'
import { claimedTeamsQuery } from '../../features/teams/queries.ts'
import { paths } from '../../paths.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { CardLink } from '../../ui/card-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { InitialsAvatar } from '../../ui/initials-avatar.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadedScreen } from '../../ui/loaded-screen.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Stat } from '../../ui/stat.tsx'
import { Tabs } from '../../ui/tabs.tsx'

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

export const loader = (cache: QueryClient) => () => {
  void cache.prefetchQuery(accountQuery)
  void cache.prefetchQuery({ ...claimedTeamsQuery, ...cacheAndNetwork })
  void cache.prefetchQuery({ ...claimedPlayersQuery, ...cacheAndNetwork })
  void cache.prefetchQuery(pendingInvitationsQuery)
  void cache.prefetchQuery({ ...myRegistrationsQuery, ...cacheAndNetwork })
  return null
}

export function Component() {
  return (
    <LoadedScreen query={useQuery(accountQuery)}>
      {(account) => (account ? <Profile account={account} /> : <NotLoggedIn />)}
    </LoadedScreen>
  )
}

function NotLoggedIn() {
  return (
    <>
      <PageHeader title="My Profile" noIndex />
      <EmptyState
        title="Please log in to view your profile"
        drawing="chalk-line"
        action={
          <LinkButton to={paths.login} state={{ returnTo: paths.profile }}>
            Go to Login
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
        documentTitle="My Profile"
        noIndex
        mark={<InitialsAvatar name={name} size="large" />}
        subtitle={
          <div className="grid gap-2">
            <p className="break-all">{email}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <RoleBadge role={role} />
              {role !== 'admin' && <span>{ROLE_LABELS[role]}</span>}
              Member since {formatDay(createdAt.slice(0, 10))}
            </p>
          </div>
        }
        actions={
          <>
            <LinkButton to={paths.accountSettings} variant="secondary">
              Edit Profile
            </LinkButton>
            <Button variant="ghost" onClick={() => signOut(paths.login)}>
              Sign Out
            </Button>
          </>
        }
      />
      <dl className="mb-6 grid grid-cols-2 gap-3 max-sm:*:last:col-span-2 sm:grid-cols-3">
        <Stat label="Claimed Teams" value={teams.data?.filter(({ isManaged }) => !isManaged).length} to="?tab=teams" />
        <Stat label="Claimed Players" value={players.data?.length} to="?tab=players" />
        <Stat label="Account Role" value={ROLE_LABELS[role]} />
      </dl>
      <div className="mb-6 empty:hidden">
        <PendingInvitations level={2} />
      </div>
      {registrations.length > 0 && (
        <div className="mb-6">
          <MyRegistrations registrations={registrations} level={2} />
        </div>
      )}
      {failed?.error && (
        <div className="mb-6">
          <ErrorBox message={failed.error.message} onRetry={() => [teams, players].map((query) => query.refetch())} />
        </div>
      )}
      <Tabs
        label="My Profile"
        tabs={[
          { id: 'overview', label: 'Overview', content: () => <Overview account={account} /> },
          {
            id: 'teams',
            label: 'My Teams',
            count: teams.data?.length,
            content: () => (
              <Loaded query={teams}>
                {(teams) =>
                  teams.length === 0 ? (
                    <EmptyState
                      title="You haven't claimed any teams yet"
                      action={<LinkButton to={paths.teams}>Browse Teams</LinkButton>}
                    />
                  ) : (
                    <div className={grid}>
                      <h2 className="sr-only">My Teams</h2>
                      {teams.map((team) => (
                        <OwnTeamCard key={team.id} team={team} to={paths.team(team.id)} />
                      ))}
                    </div>
                  )
                }
              </Loaded>
            ),
          },
          {
            id: 'players',
            label: 'My Players',
            count: players.data?.length,
            content: () => (
              <Loaded query={players}>
                {(players) =>
                  players.length === 0 ? (
                    <EmptyState
                      title="You haven't claimed any players yet"
                      drawing="glove"
                      action={<LinkButton to={paths.players}>Browse Players</LinkButton>}
                    />
                  ) : (
                    <div className={grid}>
                      <h2 className="sr-only">My Players</h2>
                      {players.map((player) => (
                        <PlayerCard key={player.id} player={player} />
                      ))}
                    </div>
                  )
                }
              </Loaded>
            ),
          },
        ]}
      />
    </>
  )
}

function Overview({ account: { name, email, role, createdAt, isEmailVerified } }: { account: Account }) {
  const facts = [
    ['Name', name],
    ['Email', `${email}${isEmailVerified ? '' : ' (not confirmed yet)'}`],
    ['Account Type', ROLE_LABELS[role]],
    ['Member since', formatDay(createdAt.slice(0, 10))],
  ]
  const links = [
    { to: paths.teams, title: 'Teams' },
    { to: paths.players, title: 'Players' },
    { to: paths.opportunities, title: 'Opportunities' },
    { to: paths.events, title: 'Events' },
  ]
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <section aria-labelledby="account-info">
        <h2 id="account-info" className="mb-3 text-xl">
          Account Info
        </h2>
        <dl className="grid gap-3">
          {facts.map(([term, value]) => (
            <div key={term} className="grid gap-x-4 border-b border-line pb-3 sm:grid-cols-[9rem_1fr]">
              <dt className="text-soft">{term}</dt>
              <dd className="min-w-0">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="quick-links">
        <h2 id="quick-links" className="mb-3 text-xl">
          Quick Links
        </h2>
        <div className="grid grid-cols-2 gap-3">
          {links.map(({ to, title }) => (
            <CardLink key={to} to={to} title={title} />
          ))}
        </div>
        <p className="mt-3">
          <Link to={paths.deleted} className="link">
            Recently deleted
          </Link>
        </p>
      </section>
    </div>
  )
}
