import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import * as eventTexts from '#messages/events'
import * as invitationTexts from '#messages/invitations'
import * as opportunityTexts from '#messages/opportunities'
import * as playerFormTexts from '#messages/player-form'
import * as shellTexts from '#messages/shell'
import * as teamTexts from '#messages/teams'
import { paths } from '../paths.ts'
import { useAuth } from '../session/auth.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Missing } from '../ui/empty-state.tsx'

type HiddenFromVisitorsProps = Omit<ComponentProps<typeof Missing>, 'action' | 'children'> & {
  /** Why a visitor may not see the record. */
  why: string
}

/** In place of a record that a visitor may see after logging in. */
function HiddenFromVisitors({ why, ...rest }: HiddenFromVisitorsProps) {
  const { isAuthenticated } = useAuth()
  const { pathname, search } = useLocation()
  if (isAuthenticated) return <Missing {...rest} />
  return (
    <Missing
      {...rest}
      action={
        <LinkButton to={paths.login} state={{ returnTo: pathname + search }}>
          {shellTexts.logIn}
        </LinkButton>
      }
    >
      {why}
    </Missing>
  )
}

/** What the screens of records show if there is none that the viewer can see. */
export const missing = {
  team: <Missing title={teamTexts.teamNotFound} backTo={paths.teams} backLabel={teamTexts.backToTeams} />,
  /** The team of an emailed invitation. */
  invitingTeam: (
    <Missing title={invitationTexts.noLongerOpen} backTo={paths.teams} backLabel={teamTexts.backToTeams}>
      {invitationTexts.whyNoLongerOpen}
    </Missing>
  ),
  player: (
    <HiddenFromVisitors
      title={playerFormTexts.playerNotFound}
      why={playerFormTexts.logInToOwnPlayer}
      backTo={paths.players}
      backLabel={playerFormTexts.backToPlayers}
    />
  ),
  event: <Missing title={eventTexts.eventNotFound} backTo={paths.events} backLabel={eventTexts.backToEvents} />,
  opportunity: (
    <HiddenFromVisitors
      title={opportunityTexts.opportunityNotFound}
      why={opportunityTexts.removedCoach}
      backTo={paths.opportunities}
      backLabel={opportunityTexts.backToOpportunities}
    />
  ),
}
