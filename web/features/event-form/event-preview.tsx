import { CalendarDays, Clock, MapPin } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { Badge } from '../../ui/badge.tsx'
import { Facts } from '../../ui/facts.tsx'
import { localTimeText } from '../../ui/local-time.ts'
import { placeLine } from '../../ui/place.ts'
import { Preview } from '../../ui/preview.tsx'

export function EventPreview() {
  const [name, type, date, endDate, location, city, state] = useFormContext<Record<string, string>>().watch([
    'name',
    'eventType',
    'date',
    'endDate',
    'location',
    'city',
    'state',
  ])
  return (
    <Preview
      label="What families will see"
      title={name || 'Untitled event'}
      badge={type && <Badge>{type}</Badge>}
      note="Events are listed for everyone."
    >
      <Facts
        facts={[
          { icon: CalendarDays, label: 'When', value: localTimeText(date) },
          { icon: Clock, label: 'Until', value: localTimeText(endDate) },
          { icon: MapPin, label: 'Where', value: placeLine(location, city, state) },
        ]}
      />
    </Preview>
  )
}
