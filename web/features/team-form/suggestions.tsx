import { useMutation } from '@tanstack/react-query'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { dismissTeamSuggestionMutation, updateTeamMutation } from './queries.ts'

type Suggestion = { field: string; value: string }
type SuggestionsProps = {
  teamID: string
  suggestions: readonly Suggestion[]
  onTaken: (suggestion: Suggestion) => void
}

const labels: Record<string, string> = {
  name: 'Team Name',
  locationCity: 'City',
  state: 'State',
  description: 'Description',
  sport: 'Sport',
}

/** What the governing body's feed says of fields that the team's people have set: they decide. */
export function Suggestions({ teamID, suggestions, onTaken }: SuggestionsProps) {
  const onError = ({ message }: Error) => alerts.error(`Error: ${message}`)
  const take = useMutation({ ...updateTeamMutation(teamID), onError })
  const keep = useMutation({ ...dismissTeamSuggestionMutation(teamID), onError })
  if (suggestions.length === 0) return null
  return (
    <section aria-labelledby="suggestions" className="mb-6 rounded-md border border-line bg-page p-4">
      <h2 id="suggestions" className="font-semibold">
        The governing body lists something else
      </h2>
      <ul className="mt-2 grid gap-3">
        {suggestions.map(({ field, value }) => (
          <li key={field} className="flex flex-wrap items-center justify-between gap-2">
            <p>
              <span className="text-soft">{labels[field] ?? field}: </span>
              {value}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                size="small"
                busy={take.isPending && field in take.variables}
                busyText="Saving..."
                aria-label={`Use ${value}`}
                onClick={() =>
                  take.mutate(
                    { [field]: value },
                    {
                      onSuccess: () => {
                        onTaken({ field, value })
                        alerts.success('Team updated successfully!')
                      },
                    },
                  )
                }
              >
                Use It
              </Button>
              <Button
                variant="secondary"
                size="small"
                busy={keep.isPending && keep.variables === field}
                busyText="Saving..."
                aria-label={`Keep ours instead of ${value}`}
                onClick={() => keep.mutate(field)}
              >
                Keep Ours
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
