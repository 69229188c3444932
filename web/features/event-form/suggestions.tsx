import { useMutation } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
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
  name: m.event_name_field(),
  date: m.date_and_time(),
  endDate: m.ends(),
  location: m.location(),
  city: m.city(),
  state: m.state(),
  eventType: m.event_type(),
  sport: m.sport(),
  status: m.status(),
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
        if (field === 'status') return value === 'cancelled' ? m.event_canceled() : m.takes_place()
        if (field === 'eventType') return storedWord(value)
        return field === 'sport' ? sportText(value.toUpperCase() as Sport) : value
      }}
      take={async (suggestion) => {
        await save(inputOf(suggestion))
        alerts.success(m.event_updated_successfully())
      }}
      keep={keep}
    />
  )
}

function inputOf({ field, value }: Suggestion) {
  if (field === 'status') return { cancelled: value === 'cancelled' }
  return { [field]: field === 'sport' ? value.toUpperCase() : value }
}
