import { useMutation } from '@tanstack/react-query'
import { updateAgeRuleInput } from '../../../functions/domain/age-rules/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { MONTHS } from '../../ui/birth-months.ts'
import { CancelButton } from '../../ui/drawer.tsx'
import { changedFields } from '../../ui/edited-record.ts'
import { NumberField, Select, TextInput } from '../../ui/field.tsx'
import { Form, FormField, optionalNumber, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { YEARS } from './cutoff.ts'
import { type AgeRule, updateAgeRuleMutation } from './queries.ts'

export function AgeRuleForm({ rule, onDone }: { rule: AgeRule; onDone: () => void }) {
  const { mutateAsync: update } = useMutation(updateAgeRuleMutation(rule.id))
  const { name, cutoffMonth, cutoffDay, yearOffset, source } = rule
  const form = useValidatedForm(updateAgeRuleInput, { name, cutoffMonth, cutoffDay, yearOffset, source }, rule)

  return (
    <Form
      form={form}
      aria-label="Edit Age Rule"
      describeError={m.error_message}
      onSubmit={async (input) => {
        await update(changedFields(form, input))
        alerts.success('Age rule saved successfully!')
        onDone()
      }}
    >
      <FormField name="name" label="Name" required>
        <TextInput {...form.register('name')} autoComplete="off" maxLength={60} />
      </FormField>
      <p>A player's league age is the age on this day:</p>
      <div className="grid grid-cols-[1fr_6rem] items-start gap-3">
        <FormField name="cutoffMonth" label="Month" required>
          <Select {...form.register('cutoffMonth', optionalNumber)} options={MONTHS} />
        </FormField>
        <FormField name="cutoffDay" label="Day" required>
          <NumberField {...form.register('cutoffDay', optionalNumber)} min={1} max={31} />
        </FormField>
      </div>
      <FormField name="yearOffset" label="Year" required>
        <Select {...form.register('yearOffset', optionalNumber)} options={YEARS} />
      </FormField>
      <FormField name="source" label="Source" required hint="The page where the rule is published.">
        <TextInput {...form.register('source')} type="url" inputMode="url" autoComplete="off" maxLength={500} />
      </FormField>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyText="Saving...">Save</SubmitButton>
        <CancelButton />
      </div>
    </Form>
  )
}
