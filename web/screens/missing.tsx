import * as eventTexts from '#messages/events'
import * as invitationTexts from '#messages/invitations'
import * as opportunityTexts from '#messages/opportunities'
import * as playerFormTexts from '#messages/player-form'
import * as teamTexts from '#messages/teams'
import { paths } from '../paths.ts'
import { Missing } from '../ui/empty-state.tsx'

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
    <Missing title={playerFormTexts.playerNotFound} backTo={paths.players} backLabel={playerFormTexts.backToPlayers} />
  ),
  event: <Missing title={eventTexts.eventNotFound} backTo={paths.events} backLabel={eventTexts.backToEvents} />,
  opportunity: (
    <Missing
      title={opportunityTexts.opportunityNotFound}
      backTo={paths.opportunities}
      backLabel={opportunityTexts.backToOpportunities}
    />
  ),
}
