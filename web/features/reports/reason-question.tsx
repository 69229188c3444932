import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'

type ReasonQuestionProps = { question: string; onReason: (text: string) => void }

/** Asks for the reason that the record's owner will see. */
export function ReasonQuestion({ question, onReason }: ReasonQuestionProps) {
  return (
    <div className="grid gap-4">
      <p>{question}</p>
      <Field label="Reason" hint="The owner gets an email with this reason." required>
        <TextArea rows={3} maxLength={500} onChange={({ target }) => onReason(target.value)} />
      </Field>
    </div>
  )
}
