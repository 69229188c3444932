import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import * as accountTexts from '#messages/accounts'
import * as entryTexts from '#messages/entries'
import * as wordTexts from '#messages/words'
import { insuranceInput } from '../../../functions/domain/entries/validation.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { DrawerButton } from '../../ui/drawer-button.tsx'
import { TextInput } from '../../ui/field.tsx'
import { Form, FormField, useValidatedForm } from '../../ui/form.tsx'
import { DrawerButtons } from '../../ui/form-buttons.tsx'
import { RecordEntryInsuranceDocument } from './entries.generated.ts'
import type { ManagedEntry } from './queries.ts'

const schema = v.object(insuranceInput.entries)

/** The day to which the organizer confirmed the insurance of the team, with a button to change it. */
export function Insurance({ entry }: { entry: ManagedEntry }) {
  const name = entry.team?.name ?? ''
  const { insuredUntil } = entry
  const shown = insuredUntil ? entryTexts.confirmedTo(formatDay(insuredUntil)) : entryTexts.notConfirmed
  return (
    <DrawerButton
      variant="secondary"
      size="small"
      aria-label={entryTexts.insuranceOf({ name, shown })}
      title={entryTexts.insurance}
      shown={shown}
    >
      {(close) => <InsuranceForm entry={entry} name={name} onDone={close} />}
    </DrawerButton>
  )
}

function InsuranceForm({ entry, name, onDone }: { entry: ManagedEntry; name: string; onDone: () => void }) {
  const { mutateAsync: record } = useMutation(mutationOf(RecordEntryInsuranceDocument))
  const form = useValidatedForm(schema, { insuredUntil: entry.insuredUntil ?? '' })
  return (
    <Form
      form={form}
      aria-label={entryTexts.insurance}
      onSubmit={async (input) => {
        await record({ id: entry.id, ...input })
        alerts.success(entryTexts.insuranceNoted(name))
        onDone()
      }}
    >
      <FormField name="insuredUntil" label={entryTexts.insuredUntil} hint={entryTexts.insuranceHint}>
        <TextInput type="date" {...form.register('insuredUntil')} className="max-w-60" />
      </FormField>
      <DrawerButtons busyText={accountTexts.saving}>{wordTexts.save}</DrawerButtons>
    </Form>
  )
}
