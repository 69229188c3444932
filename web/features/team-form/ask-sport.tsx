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
      <h2 id="ask-sport" className="grow text-base">
        Which sport does this team play?
        <span className="block font-normal text-soft">Families who filter by sport see it after the others.</span>
      </h2>
      {SPORTS.map((sport) => (
        <Button key={sport} variant="secondary" busy={isPending} onClick={() => updateTeam({ sport })}>
          {sportNames[sport]}
        </Button>
      ))}
    </section>
  )
}
