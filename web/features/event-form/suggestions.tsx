import { useMutation } from '@tanstack/react-query'
import { formatTime } from '../../../functions/values/time-format.ts'
import type { Sport } from '../../api/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { sportText } from '../../ui/sport.ts'
import { type Suggestion, Suggestions } from '../../ui/suggestions.tsx'
import { dismissEventSuggestionMutation, saveEventMutation } from './queries.ts'

type EventSuggestionsProps = {
  event: { id: string; timeZone: string; suggestions: readonly Suggestion[] }
}

const labels: Record<string, string> = {
  name: 'Event Name',
  date: 'Date & Time',
  endDate: 'Ends',
  location: 'Location',
  city: 'City',
  state: 'State',
  eventType: 'Event Type',
  sport: 'Sport',
  status: 'Status',
}

export function EventSuggestions({ event: { id, timeZone, suggestions } }: EventSuggestionsProps) {
  const { mutateAsync: save } = useMutation(saveEventMutation(id))
  const { mutateAsync: keep } = useMutation(dismissEventSuggestionMutation(id))
  return (
    <Suggestions
      suggestions={suggestions}
      labelOf={(field) => labels[field] ?? field}
      textOf={({ field, value }) => {
        if (field === 'date' || field === 'endDate') return formatTime(value, timeZone)
        if (field === 'status') return value === 'cancelled' ? 'Canceled' : 'Takes place'
        return field === 'sport' ? sportText(value.toUpperCase() as Sport) : value
      }}
      take={async (suggestion) => {
        await save(inputOf(suggestion))
        alerts.success('Event updated successfully!')
      }}
      keep={keep}
    />
  )
}

function inputOf({ field, value }: Suggestion) {
  if (field === 'status') return { cancelled: value === 'cancelled' }
  return { [field]: field === 'sport' ? value.toUpperCase() : value }
}
