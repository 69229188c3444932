import * as m from '../../functions/values/messages/generated.ts'
import { paths } from '../paths.ts'
import { Missing } from '../ui/empty-state.tsx'

/** What the screens of records show if there is none that the viewer can see. */
export const missing = {
  team: <Missing title={m.team_not_found()} backTo={paths.teams} backLabel={m.back_to_teams()} />,
  player: <Missing title={m.player_not_found()} backTo={paths.players} backLabel={m.back_to_players()} />,
  event: <Missing title={m.event_not_found()} backTo={paths.events} backLabel={m.back_to_events()} />,
  opportunity: (
    <Missing title={m.opportunity_not_found()} backTo={paths.opportunities} backLabel={m.back_to_opportunities()} />
  ),
}
