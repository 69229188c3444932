import { useMutation } from '@tanstack/react-query'
import { alerts } from '../../ui/alerts.tsx'
import { type Suggestion, Suggestions } from '../../ui/suggestions.tsx'
import { dismissPlayerSuggestionMutation, updatePlayerMutation } from './queries.ts'

type PlayerSuggestionsProps = { player: { id: string; suggestions: readonly Suggestion[] } }

const labels: Record<string, string> = {
  name: 'Name',
  position: 'Position',
  batsThrows: 'Bats/Throws',
  locationCity: 'City',
  state: 'State',
}

export function PlayerSuggestions({ player: { id, suggestions } }: PlayerSuggestionsProps) {
  const { mutateAsync: update } = useMutation(updatePlayerMutation(id))
  const { mutateAsync: keep } = useMutation(dismissPlayerSuggestionMutation(id))
  return (
    <Suggestions
      suggestions={suggestions}
      labelOf={(field) => labels[field] ?? field}
      take={async (suggestion) => {
        await update({ [suggestion.field]: suggestion.value })
        alerts.success('Player updated successfully!')
      }}
      keep={keep}
    />
  )
}
