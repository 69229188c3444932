import { useMutation } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { claimTeamMutation, type TeamDetail } from './queries.ts'

/** For users who can claim the team. Visitors log in first and return. */
export function ClaimTeam({ team }: { team: TeamDetail }) {
  const { isAuthenticated } = useAuth()
  const { mutateAsync: claim } = useMutation(claimTeamMutation(team.id))

  const ask = () =>
    confirmWithAlerts(
      {
        title: 'Claim Team',
        message: `Do you run ${team.name}? An admin reviews your claim; until then you can at most edit the team and add to it. What the governing body listed stays.`,
        actionLabel: 'Claim Team',
        action: claim,
      },
      'Team claim requested!',
    )

  if (!isAuthenticated && !team.claimedBy) {
    return (
      <LinkButton to={paths.login} state={{ returnTo: paths.team(team.id) }}>
        Claim Team
      </LinkButton>
    )
  }
  if (!team.viewerCanClaim) return null
  return <Button onClick={ask}>Claim Team</Button>
}
