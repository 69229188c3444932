import { useMutation } from '@tanstack/react-query'
import type { Sport } from '../../api/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { sportText } from '../../ui/sport.ts'
import { type Suggestion, Suggestions } from '../../ui/suggestions.tsx'
import { dismissTeamSuggestionMutation, updateDivisionMutation, updateTeamMutation } from './queries.ts'

type TeamSuggestionsProps = {
  teamID: string
  suggestions: readonly Suggestion[]
}

const labels: Record<string, string> = {
  name: 'Team Name',
  locationCity: 'City',
  state: 'State',
  description: 'Description',
  sport: 'Sport',
}
const DIVISION = 'division.'

export function TeamSuggestions({ teamID, suggestions }: TeamSuggestionsProps) {
  const { mutateAsync: updateTeam } = useMutation(updateTeamMutation(teamID))
  const { mutateAsync: updateDivision } = useMutation(updateDivisionMutation)
  const { mutateAsync: keep } = useMutation(dismissTeamSuggestionMutation(teamID))
  return (
    <Suggestions
      suggestions={suggestions.map(written)}
      labelOf={(field) => (field.startsWith(DIVISION) ? 'Division' : (labels[field] ?? field))}
      textOf={({ field, value }) => (field === 'sport' ? sportText(value as Sport) : value)}
      take={async ({ field, value }) => {
        if (field.startsWith(DIVISION)) {
          const [ageGroup = '', ...division] = value.split(' ')
          await updateDivision({ id: field.slice(DIVISION.length), ageGroup, division: division.join(' ') })
        } else await updateTeam({ [field]: value })
        alerts.success('Team updated successfully!')
      }}
      keep={keep}
    />
  )
}

/** Feeds write sports in lower case. */
const written = ({ field, value }: Suggestion) => ({ field, value: field === 'sport' ? value.toUpperCase() : value })
