import { useMutation } from '@tanstack/react-query'
import { askOrganizerInput } from '../../../functions/domain/messages/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { AskOrganizerDocument } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form, FormField, useValidatedForm } from '../../ui/form.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'

export function AskForm({ opportunityID, onDone }: { opportunityID: string; onDone: () => void }) {
  const { mutateAsync: ask } = useMutation(mutationOf(AskOrganizerDocument, { refresh: 'nothing' }))
  const form = useValidatedForm(askOrganizerInput, { text: '' })
  return (
    <Form
      form={form}
      aria-label={m.ask_the_organizer()}
      draft={`ask-${opportunityID}`}
      onSubmit={async ({ text }) => {
        await ask({ opportunityID, text })
        alerts.success(m.your_question_was_sent_youll_get_the_answer())
        onDone()
      }}
    >
      <FormField name="text" label={m.your_question()} required hint={m.the_organizer_sees_your_name_not_your_email()}>
        <TextArea {...form.register('text')} rows={5} maxLength={2000} />
      </FormField>
      <FormButtons busyText={m.sending()}>{m.send()}</FormButtons>
    </Form>
  )
}
