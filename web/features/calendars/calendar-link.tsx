import * as m from '../../../functions/values/messages/generated.ts'
import type { CalendarKind } from '../../api/generated.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { copyText } from '../../ui/share-button.tsx'

export function CalendarLink({ url, kind }: { url: string; kind: CalendarKind }) {
  return (
    <div className="grid gap-5">
      <p className="text-soft">{m.your_calendar_app_follows_every_change_keep_the_link()}</p>
      {kind === 'EVENTS' && <p className="text-soft">{m.it_has_the_next_500_events_if_your_list()}</p>}
      <Field label={m.calendar_link()}>
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => copyText(url, m.link_copied())}>
          {m.copy_link()}
        </Button>
        <LinkButton to={url.replace(/^https?:/, 'webcal:')} reloadDocument>
          {m.open_in_calendar_app()}
        </LinkButton>
      </div>
    </div>
  )
}
