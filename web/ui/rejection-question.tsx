import { Field } from './field.tsx'
import { TextArea } from './text-area.tsx'

type RejectionQuestionProps = {
  question?: string
  hint?: string
  onReason: (text: string) => void
}

/** The confirmation of a rejection, with a field for the reason. Defaults to the text for a registration. */
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
