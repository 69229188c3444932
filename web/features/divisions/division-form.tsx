import { divisionInput, isComplete } from '../../../functions/values/division-input.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { classNames } from '../../ui/class-names.ts'
import { CancelButton } from '../../ui/drawer.tsx'
import { Form, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { DivisionFields } from '../../ui/record-fields.tsx'
import type { DivisionInput } from './queries.ts'

type DivisionFormProps = {
  label: string
  submitLabel: string
  /** The division to edit, in a drawer. Without it, the form creates one. */
  division?: DivisionInput & { version: string }
  onSave: (input: DivisionInput) => Promise<unknown>
}

export function DivisionForm({ label, submitLabel, division, onSave }: DivisionFormProps) {
  const stored = { division: division?.division ?? '', ageGroup: division?.ageGroup ?? '' }
  const form = useValidatedForm(divisionInput, stored, division)
  const { division: level, ageGroup } = form.watch()

  const submit = (
    <SubmitButton
      disabled={!isComplete({ division: level?.trim() ?? '', ageGroup: ageGroup ?? '' })}
      busyText={m.saving()}
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
      describeError={m.error_message}
      onSubmit={async (input) => {
        await onSave(division ? { ...input, version: form.seen.version } : input)
        if (division) return
        // The empty form disables the button, which would lose the focus.
        form.setFocus('ageGroup')
        form.reset()
      }}
    >
      <div className={classNames('grid grid-cols-2 items-start gap-3', !division && 'sm:grid-cols-[1fr_1fr_auto]')}>
        <DivisionFields required kept={division?.ageGroup} />
        {!division && submit}
      </div>
      {division && (
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton />
          {submit}
        </div>
      )}
    </Form>
  )
}
