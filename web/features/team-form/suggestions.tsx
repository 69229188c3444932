import { useMutation } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
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
  name: m.team_name_label(),
  locationCity: m.city(),
  state: m.state(),
  description: m.description(),
  sport: m.sport(),
}
const DIVISION = 'division.'

export function TeamSuggestions({ teamID, suggestions }: TeamSuggestionsProps) {
  const { mutateAsync: updateTeam } = useMutation(updateTeamMutation(teamID))
  const { mutateAsync: updateDivision } = useMutation(updateDivisionMutation)
  const { mutateAsync: keep } = useMutation(dismissTeamSuggestionMutation(teamID))
  return (
    <Suggestions
      suggestions={suggestions.map(written)}
      labelOf={(field) => (field.startsWith(DIVISION) ? m.division() : (labels[field] ?? field))}
      textOf={({ field, value }) => (field === 'sport' ? sportText(value as Sport) : value)}
      take={async ({ field, value }) => {
        if (field.startsWith(DIVISION)) {
          const [ageGroup = '', ...division] = value.split(' ')
          await updateDivision({ id: field.slice(DIVISION.length), ageGroup, division: division.join(' ') })
        } else await updateTeam({ [field]: value })
        alerts.success(m.team_updated_successfully())
      }}
      keep={keep}
    />
  )
}

/** Feeds write sports in lower case. */
const written = ({ field, value }: Suggestion) => ({ field, value: field === 'sport' ? value.toUpperCase() : value })
