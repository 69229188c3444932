import { useMutation } from '@tanstack/react-query'
import { CalendarPlus, Share2 } from 'lucide-react'
import * as calendarTexts from '#messages/calendars'
import * as kitTexts from '#messages/kit'
import { fileNameOf } from '../../functions/values/file-name.ts'
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

type AddToCalendarProps = { title: string; load: () => Promise<string | undefined>; variant?: 'primary' | 'secondary' }

/** Downloads the record's calendar file. */
export function AddToCalendar({ title, load, variant = 'secondary' }: AddToCalendarProps) {
  const file = useMutation({
    meta: { refresh: 'nothing' },
    mutationFn: async () => download(`${fileNameOf(title)}.ics`, (await load()) ?? '', 'text/calendar'),
    onError: alerts.failed,
  })
  return (
    <Button variant={variant} busy={file.isPending} onClick={() => file.mutate()}>
      <CalendarPlus className="size-5" />
      {kitTexts.addToCalendar}
    </Button>
  )
}
