import { useMutation } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { SPORTS, sportNames } from '../../ui/sport.ts'
import { updateTeamMutation } from './queries.ts'

/** Asks those who manage a team without a sport for it. */
export function AskSport({ teamID }: { teamID: string }) {
  const { mutate: updateTeam, isPending } = useMutation({
    ...updateTeamMutation(teamID),
    onSuccess: () => alerts.success(m.team_updated_successfully()),
  })
  return (
    <section
      aria-labelledby="ask-sport"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-lg border border-warn/50 bg-surface p-4"
    >
      <div className="grow">
        <h2 id="ask-sport" className="text-base">
          {m.which_sport_does_this_team_play()}
        </h2>
        <p className="text-soft">{m.families_who_filter_by_sport_see_it_after_the_others()}</p>
      </div>
      {SPORTS.map((sport) => (
        <Button key={sport} variant="secondary" busy={isPending} onClick={() => updateTeam({ sport })}>
          {sportNames[sport]}
        </Button>
      ))}
    </section>
  )
}
