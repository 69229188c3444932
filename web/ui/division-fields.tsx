import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { AGE_GROUPS } from '../../functions/values/age-groups.ts'
import * as m from '../../functions/values/messages/generated.ts'
import { FormField } from './form.tsx'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'

type DivisionFieldsProps = {
  required?: boolean
  /** Stays an option if it is none of the usual ones, which imported records can have. */
  kept?: string | null | undefined
}

/** The `ageGroup` and `division` fields of a form. */
export function DivisionFields({ required = false, kept }: DivisionFieldsProps) {
  const levels = useId()
  const { register } = useFormContext()
  const ages = [...new Set([...AGE_GROUPS, ...(kept ? [kept] : [])])]
  return (
    <>
      <FormField name="ageGroup" label={m.age_group()} required={required}>
        <Select {...register('ageGroup')} placeholder="–" options={ages.map((age) => ({ value: age, label: age }))} />
      </FormField>
      <FormField name="division" label={m.level()} required={required}>
        <TextInput {...register('division')} list={levels} maxLength={40} placeholder="AA" />
        <datalist id={levels}>
          {['Rec', 'A', 'AA', 'AAA', 'Major', 'Open'].map((level) => (
            <option key={level} value={level} />
          ))}
        </datalist>
      </FormField>
    </>
  )
}
