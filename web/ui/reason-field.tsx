import * as m from '../../functions/values/messages/generated.ts'
import { Field, TextArea } from './field.tsx'

type ReasonFieldProps = { label?: string; hint: string; required?: boolean; onReason: (reason: string) => void }

/** The reason of an admin's or organizer's decision, as its recipient reads it. */
export const ReasonField = ({ label = m.reason_field(), hint, required = false, onReason }: ReasonFieldProps) => (
  <Field label={label} hint={hint} required={required}>
    <TextArea rows={3} maxLength={500} onChange={({ target }) => onReason(target.value)} />
  </Field>
)

type RejectionQuestionProps = { question?: string; hint?: string; onReason: (text: string) => void }

/** The confirmation of a rejection, with a field for the reason. Defaults to the text for a registration. */
export function RejectionQuestion({
  question = m.reject_this_registration_question(),
  hint = m.the_family_gets_an_email_that_says_not_selected(),
  onReason,
}: RejectionQuestionProps) {
  return (
    <div className="grid gap-4">
      <p>{question}</p>
      <ReasonField label={m.reason_optional()} hint={hint} onReason={onReason} />
    </div>
  )
}
