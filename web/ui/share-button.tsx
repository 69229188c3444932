import { CalendarPlus, Share2 } from 'lucide-react'
import * as calendarTexts from '#messages/calendars'
import * as kitTexts from '#messages/kit'
import { type CalendarEntry, calendarFile } from '../../functions/values/calendar-file.ts'
import { alerts } from './alerts.tsx'
import { Button } from './button.tsx'
import { download } from './download.ts'

type ShareButtonProps = { title: string; url?: string }

/** Opens the share sheet if the browser has one. Otherwise copies the link. */
export function ShareButton({ title, url }: ShareButtonProps) {
  async function share() {
    const link = url ?? location.href
    if (!navigator.share) return copyText(link, calendarTexts.linkCopied)
    try {
      await navigator.share({ title, url: link })
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        await copyText(link, calendarTexts.linkCopied)
    }
  }

  return (
    <Button variant="secondary" onClick={share}>
      <Share2 className="size-5" />
      {kitTexts.share}
    </Button>
  )
}

/** Copies the text. If the browser does not allow it, shows the text. */
export async function copyText(text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text)
    alerts.success(done)
  } catch {
    alerts.info(text, 10_000)
  }
}

export function AddToCalendar({ entry }: { entry: CalendarEntry }) {
  const fileName = `${entry.title.replace(/[^\w-]+/g, '-').slice(0, 60)}.ics`

  return (
    <Button variant="secondary" onClick={() => download(fileName, calendarFile(entry), 'text/calendar')}>
      <CalendarPlus className="size-5" />
      {kitTexts.addToCalendar}
    </Button>
  )
}
