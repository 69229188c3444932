import { ReasonField } from './reason-field.tsx'

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
      <ReasonField label="Reason (optional)" hint={hint} onReason={onReason} />
    </div>
  )
}
