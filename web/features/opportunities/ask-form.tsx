import { useMutation } from '@tanstack/react-query'
import { askOrganizerInput } from '../../../functions/domain/messages/validation.ts'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { askOrganizerMutation } from './queries.ts'

export function AskForm({ opportunityID, onDone }: { opportunityID: string; onDone: () => void }) {
  const { mutateAsync: ask } = useMutation(askOrganizerMutation(opportunityID))
  const form = useValidatedForm(askOrganizerInput, { text: '' })
  return (
    <Form
      form={form}
      aria-label="Ask the organizer"
      draft={`ask-${opportunityID}`}
      onSubmit={async ({ text }) => {
        await ask(text)
        alerts.success("Your question was sent. You'll get the answer by email.")
        onDone()
      }}
    >
      <FormField
        name="text"
        label="Your question"
        required
        hint="The organizer sees your name, not your email address, and answers by email."
      >
        <TextArea {...form.register('text')} rows={5} maxLength={2000} />
      </FormField>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyText="Sending...">Send</SubmitButton>
        <CancelButton />
      </div>
    </Form>
  )
}
