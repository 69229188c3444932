import { useQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import * as shellTexts from '#messages/shell'
import { placeLine } from '../../../functions/values/place-line.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import { publicProfileQuery } from '../../features/accounts/queries.ts'
import { ROLE_LABELS } from '../../features/accounts/roles.tsx'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Badge } from '../../ui/badge.tsx'
import { CardLink } from '../../ui/card-link.tsx'
import { Crest, InitialsAvatar } from '../../ui/crest.tsx'
import { EmptyState, Missing } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceText } from '../../ui/place-text.tsx'
import { Section } from '../../ui/section.tsx'
import { ReportRecord } from '../report-record.tsx'

const UserBadges = lazyPart(() => import('../../features/safety-records/contact-details.tsx'), 'UserBadges', null)
const RecordsOfUser = lazyPart(() => import('../../features/users/records-of-user.tsx'), 'RecordsOfUser')

export const queries = ({ params }: LoaderFunctionArgs) => [publicProfileQuery(params.userID!)]

export function Component() {
  const { userID } = useParams() as { userID: string }
  const { isAuthenticated, isAdmin } = useAuth()
  return (
    <LoadedScreen
      query={useQuery(publicProfileQuery(userID))}
      missing={<Missing title={accountTexts.userNotFound} backTo={paths.home} backLabel={shellTexts.goHome} />}
    >
      {(user) => (
        <>
          <PageHeader
            title={user.name}
            mark={<InitialsAvatar name={user.name} size="large" />}
            subtitle={
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge tone="grass">{ROLE_LABELS[user.role]}</Badge>
                {accountTexts.memberSinceDate(formatDay(user.createdAt.slice(0, 10)))}
              </p>
            }
          />
          {isAdmin && (
            <p className="flex flex-wrap gap-x-6">
              <Link to={paths.auditLogBy(user.id)} className="inline-grid link min-h-11 content-center">
                {accountTexts.whatNameDid(user.name)}
              </Link>
              <Link to={paths.auditLogOf('user', user.id)} className="inline-grid link min-h-11 content-center">
                {accountTexts.accountHistory}
              </Link>
            </p>
          )}
          {isAuthenticated && <UserBadges userID={user.id} />}
          <Section title={accountTexts.claimedTeams} className="mt-6">
            {user.claimedTeams.length === 0 ? (
              <EmptyState title={accountTexts.noTeamsClaimedYet} />
            ) : (
              <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
                {user.claimedTeams.map((team) => (
                  <CardLink
                    key={team.id}
                    to={paths.team(team.id)}
                    title={team.name}
                    mark={<Crest team={team} size="small" />}
                  >
                    <PlaceText place={placeLine(team.locationCity, team.state)} />
                  </CardLink>
                ))}
              </div>
            )}
          </Section>
          {isAdmin && <RecordsOfUser userID={user.id} />}
          <ReportRecord kind="user" id={user.id} name={user.name} />
        </>
      )}
    </LoadedScreen>
  )
}
