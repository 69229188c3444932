import type { CalendarKind } from '../../api/generated.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Field } from '../../ui/field.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'

/** The URL of a calendar, to copy or open. */
export function CalendarLink({ url, kind }: { url: string; kind: CalendarKind }) {
  return (
    <div className="grid gap-5">
      <p className="text-soft">
        Your calendar app follows every change. Keep the link to yourself: anyone who has it can read this calendar. You
        can remove it in your account settings.
      </p>
      {kind === 'EVENTS' && (
        <p className="text-soft">It has the next 500 events. If your list is longer, filter it before you subscribe.</p>
      )}
      <Field label="Calendar link">
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => copyText(url, 'Link copied')}>
          Copy link
        </Button>
        <LinkButton to={url.replace(/^https?:/, 'webcal:')} reloadDocument>
          Open in calendar app
        </LinkButton>
      </div>
    </div>
  )
}
