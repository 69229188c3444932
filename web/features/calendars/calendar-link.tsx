import * as calendarTexts from '#messages/calendars'
import type { CalendarKind } from '../../api/generated.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { copyText } from '../../ui/share-button.tsx'

export function CalendarLink({ url, kind }: { url: string; kind: CalendarKind }) {
  return (
    <div className="grid gap-5">
      <p className="text-soft">{calendarTexts.followsEveryChange}</p>
      {kind === 'EVENTS' && <p className="text-soft">{calendarTexts.hasNext500Events}</p>}
      <Field label={calendarTexts.calendarLink}>
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => copyText(url, calendarTexts.linkCopied)}>
          {calendarTexts.copyLink}
        </Button>
        <LinkButton to={url.replace(/^https?:/, 'webcal:')} reloadDocument>
          {calendarTexts.openInCalendarApp}
        </LinkButton>
      </div>
    </div>
  )
}
