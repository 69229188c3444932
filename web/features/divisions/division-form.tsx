import { useId } from 'react'
import { divisionInput } from '../../../functions/domain/divisions/validation.ts'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { DivisionInput } from './queries.ts'

type DivisionFormProps = {
  label: string
  submitLabel: string
  /** The division to edit, in a drawer. Without it, the form creates one. */
  division?: DivisionInput & { version: string }
  onSave: (input: DivisionInput) => Promise<unknown>
}

export function DivisionForm({ label, submitLabel, division, onSave }: DivisionFormProps) {
  const id = useId()
  const stored = { division: division?.division ?? '', ageGroup: division?.ageGroup ?? '' }
  const form = useValidatedForm(divisionInput, stored, division)
  const isFilled = form.watch(['division', 'ageGroup']).every((text) => text?.trim())

  const submit = (
    <SubmitButton
      disabled={!isFilled}
      busyText="Saving..."
      className={division ? undefined : 'max-sm:col-span-2 sm:mt-7'}
    >
      {submitLabel}
    </SubmitButton>
  )

  return (
    <Form
      form={form}
      aria-label={label}
      className="max-w-none!"
      describeError={({ message }) => `Error: ${message}`}
      onSubmit={async (input) => {
        await onSave(division ? { ...input, version: form.seen.version } : input)
        if (division) return
        // The empty form disables the button, which would lose the focus.
        form.setFocus('division')
        form.reset()
      }}
    >
      <div className={classNames('grid grid-cols-2 items-start gap-3', !division && 'sm:grid-cols-[1fr_1fr_auto]')}>
        <FormField name="division" label="Division" required>
          <TextInput {...form.register('division')} list={`${id}-levels`} maxLength={40} placeholder="AA" />
        </FormField>
        <FormField name="ageGroup" label="Age Group" required>
          <TextInput {...form.register('ageGroup')} list={`${id}-ages`} maxLength={40} placeholder="12U" />
        </FormField>
        {!division && submit}
      </div>
      {division && (
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton />
          {submit}
        </div>
      )}
      <datalist id={`${id}-levels`}>
        {['Rec', 'A', 'AA', 'AAA', 'Major', 'Open'].map((level) => (
          <option key={level} value={level} />
        ))}
      </datalist>
      <datalist id={`${id}-ages`}>
        {Array.from({ length: 13 }, (_, index) => (
          <option key={index} value={`${index + 6}U`} />
        ))}
      </datalist>
    </Form>
  )
}
