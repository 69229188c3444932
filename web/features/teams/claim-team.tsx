import { useMutation } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { claimTeamMutation, type TeamDetail } from './queries.ts'

/** For users who can claim the team. Visitors log in first and return. */
export function ClaimTeam({ team }: { team: TeamDetail }) {
  const { isAuthenticated } = useAuth()
  const { mutateAsync: claim, isPending } = useMutation(claimTeamMutation(team.id))

  async function send() {
    try {
      await claim()
      alerts.success('Team claim requested!')
    } catch (error) {
      alerts.failed(error)
    }
  }

  if (!isAuthenticated && !team.claimedBy) {
    return (
      <LinkButton to={paths.login} state={{ returnTo: paths.team(team.id) }}>
        Claim Team
      </LinkButton>
    )
  }
  if (!team.viewerCanClaim) return null
  return (
    <Button busy={isPending} onClick={send}>
      Claim Team
    </Button>
  )
}
