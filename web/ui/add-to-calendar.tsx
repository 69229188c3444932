import { CalendarPlus } from 'lucide-react'
import { type CalendarEntry, calendarFile } from '../../functions/values/calendar-file.ts'
import * as m from '../../functions/values/messages/generated.ts'
import { Button } from './button.tsx'

export function AddToCalendar({ entry }: { entry: CalendarEntry }) {
  function save() {
    const url = URL.createObjectURL(new Blob([calendarFile(entry)], { type: 'text/calendar' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `${entry.title.replace(/[^\w-]+/g, '-').slice(0, 60)}.ics`
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }

  return (
    <Button variant="secondary" onClick={save}>
      <CalendarPlus aria-hidden className="size-5" />
      {m.add_to_calendar()}
    </Button>
  )
}
