import { useFormContext } from 'react-hook-form'
import { BIRTH_YEARS } from '../../ui/birth-months.ts'
import { FormField, optionalNumber } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'

const windows = [
  { value: 'JAN_APR', label: 'January to April' },
  { value: 'MAY_AUG', label: 'May to August' },
  { value: 'SEP_DEC', label: 'September to December' },
]

const optionalChoice = { setValueAs: (value: unknown) => value || null }

/** Birth year and a range of months: enough to compute league ages, without a birth date. */
export function BirthFields() {
  const { register } = useFormContext()
  return (
    <div className="flex flex-wrap items-start gap-3">
      <FormField name="birthYear" label="Birth Year" className="basis-28">
        <Select {...register('birthYear', optionalNumber)} placeholder="Not set" options={BIRTH_YEARS} />
      </FormField>
      <FormField
        name="birthWindow"
        label="Birthday"
        hint="Keeps age and league ages current."
        className="min-w-0 flex-[1_1_10rem]"
      >
        <Select {...register('birthWindow', optionalChoice)} placeholder="Not set" options={windows} />
      </FormField>
    </div>
  )
}
