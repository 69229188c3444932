import { Field } from './field.tsx'
import { TextArea } from './text-area.tsx'

type RejectionQuestionProps = {
  question?: string
  hint?: string
  onReason: (text: string) => void
}

/** Asks before a rejection, and for what the rejected should read; of a registration where nothing else is said. */
export function RejectionQuestion({
  question = 'Are you sure you want to reject this registration?',
  hint = "The family gets an email that says 'Not selected', with this reason.",
  onReason,
}: RejectionQuestionProps) {
  return (
    <div className="grid gap-4">
      <p>{question}</p>
      <Field label="Reason (optional)" hint={hint}>
        <TextArea rows={3} maxLength={500} onChange={({ target }) => onReason(target.value)} />
      </Field>
    </div>
  )
}
