import { useMutation } from '@tanstack/react-query'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { SPORTS, sportNames } from '../../ui/sport.ts'
import { updateTeamMutation } from './queries.ts'

/** Asks those who manage a team without a sport for it. */
export function AskSport({ teamID }: { teamID: string }) {
  const { mutate: updateTeam, isPending } = useMutation({
    ...updateTeamMutation(teamID),
    onSuccess: () => alerts.success('Team updated successfully!'),
  })
  return (
    <section
      aria-labelledby="ask-sport"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-lg border border-warn/50 bg-surface p-4"
    >
      <div className="grow">
        <h2 id="ask-sport" className="text-base">
          Which sport does this team play?
        </h2>
        <p className="text-soft">Families who filter by sport see it after the others.</p>
      </div>
      {SPORTS.map((sport) => (
        <Button key={sport} variant="secondary" busy={isPending} onClick={() => updateTeam({ sport })}>
          {sportNames[sport]}
        </Button>
      ))}
    </section>
  )
}
