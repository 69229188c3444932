import { useMutation } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import * as claimTexts from '#messages/claims'
import * as siteTexts from '#messages/site'
import * as teamTexts from '#messages/teams'
import { inkOn } from '../../../functions/values/crests.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { creationOf } from '../../api/query-once.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { withReason } from '../../ui/confirm-reason.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Crest } from '../../ui/crest.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceText } from '../../ui/place-text.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { sportText } from '../../ui/sport.ts'
import type { TeamDetail } from './queries.ts'
import { ClaimTeamDocument } from './teams.generated.ts'

/** Mown stripes in the team's color, shaded so that the text's contrast grows. */
function bannerStyle(color: string) {
  const ink = inkOn(color)
  const shade = ink === '#ffffff' ? '#0000001f' : '#ffffff33'
  return {
    color: ink,
    backgroundColor: color,
    backgroundImage: `repeating-linear-gradient(102deg, transparent 0 88px, ${shade} 88px 176px)`,
  }
}

export function TeamHeader({ team, dispute, follow }: { team: TeamDetail; dispute: ReactNode; follow: ReactNode }) {
  const place = placeLine(team.locationCity, team.state)
  return (
    <>
      <PageHeader
        title={team.name}
        {...(!team.hidden && { subject: { team } })}
        mark={<Crest team={team} size="huge" />}
        banner={bannerStyle(team.colors[0]!)}
        subtitle={
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <PlaceText place={place} />
            {team.sport && <span>{sportText(team.sport)}</span>}
            {team.claimedBy && <Badge tone="grass">{siteTexts.claimed}</Badge>}
          </div>
        }
        actions={
          <>
            {team.viewerCanManage && (
              <>
                <LinkButton to={paths.createOpportunity(team.id, 'TRYOUT')}>{teamTexts.postATryout}</LinkButton>
                <LinkButton to={paths.manageTeam(team.id, 'settings')} variant="secondary">
                  <Pencil className="size-5" />
                  {teamTexts.editTeam}
                </LinkButton>
              </>
            )}
            <ClaimTeam team={team} />
            {follow}
            <ShareButton title={team.name} />
          </>
        }
      />
      <div className="-mt-3 mb-4 empty:hidden">{dispute}</div>
    </>
  )
}

/** For users who can claim the team. Visitors log in first and return. */
function ClaimTeam({ team }: { team: TeamDetail }) {
  const { isAuthenticated } = useAuth()
  const { mutateAsync: claim } = useMutation(creationOf(ClaimTeamDocument))

  const ask = () =>
    confirmWithAlerts(
      withReason({
        title: teamTexts.claimTeam,
        message: <p>{teamTexts.doYouRunTeam(team.name)}</p>,
        label: claimTexts.messageToAdmins,
        hint: claimTexts.messageHint('team'),
        actionLabel: teamTexts.claimTeam,
        action: (message) => claim({ teamID: team.id, message: message || null }),
        done: teamTexts.teamClaimRequested,
      }),
    )

  if (!isAuthenticated && !team.claimedBy) {
    return (
      <LinkButton to={paths.login} state={{ returnTo: paths.team(team.id) }}>
        {teamTexts.claimTeam}
      </LinkButton>
    )
  }
  if (!team.viewerCanClaim) return null
  return <Button onClick={ask}>{teamTexts.claimTeam}</Button>
}
