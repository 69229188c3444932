import { useMutation } from '@tanstack/react-query'
import * as accountTexts from '#messages/accounts'
import * as opportunityTexts from '#messages/opportunities'
import * as wordTexts from '#messages/words'
import { askOrganizerInput } from '../../../functions/domain/messages/validation.ts'
import { creationOf } from '../../api/query-once.ts'
import { alerts } from '../../ui/alerts.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form, FormField, useValidatedForm } from '../../ui/form.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { AskOrganizerDocument } from './opportunities.generated.ts'

export function AskForm({ opportunityID, onDone }: { opportunityID: string; onDone: () => void }) {
  const { mutateAsync: ask } = useMutation(creationOf(AskOrganizerDocument, { refresh: 'nothing' }))
  const form = useValidatedForm(askOrganizerInput, { text: '' })
  return (
    <Form
      form={form}
      aria-label={opportunityTexts.askTheOrganizer}
      draft={`ask-${opportunityID}`}
      onSubmit={async ({ text }) => {
        await ask({ opportunityID, text })
        alerts.success(opportunityTexts.questionSentYoullGet)
        onDone()
      }}
    >
      <FormField
        name="text"
        label={opportunityTexts.yourQuestion}
        required
        hint={opportunityTexts.organizerSeesNameNot}
      >
        <TextArea {...form.register('text')} rows={5} maxLength={2000} />
      </FormField>
      <FormButtons busyText={accountTexts.sending}>{wordTexts.send}</FormButtons>
    </Form>
  )
}
