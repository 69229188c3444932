import { Field } from './field.tsx'
import { TextArea } from './text-area.tsx'

/** Asks before a rejection, and for what the family should read. */
export function RejectionQuestion({ onReason }: { onReason: (text: string) => void }) {
  return (
    <div className="grid gap-4">
      <p>Are you sure you want to reject this registration?</p>
      <Field label="Reason (optional)" hint="The family gets an email that says 'Not selected', with this reason.">
        <TextArea rows={3} maxLength={500} onChange={({ target }) => onReason(target.value)} />
      </Field>
    </div>
  )
}
