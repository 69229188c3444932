import { useFormContext } from 'react-hook-form'
import * as m from '../../../functions/values/messages/generated.ts'
import { BIRTH_YEARS } from '../../ui/birth-months.ts'
import { Select } from '../../ui/field.tsx'
import { FormField, optionalNumber } from '../../ui/form.tsx'

const windows = [
  { value: 'JAN_APR', label: m.january_to_april() },
  { value: 'MAY_AUG', label: m.may_to_august() },
  { value: 'SEP_DEC', label: m.september_to_december() },
]

const optionalChoice = { setValueAs: (value: unknown) => value || null }

/** Birth year and a range of months: enough to compute league ages, without a birth date. */
export function BirthFields() {
  const { register } = useFormContext()
  return (
    <div className="flex flex-wrap items-start gap-3">
      <FormField name="birthYear" label={m.birth_year()} className="basis-36">
        <Select {...register('birthYear', optionalNumber)} placeholder={m.not_set()} options={BIRTH_YEARS} />
      </FormField>
      <FormField
        name="birthWindow"
        label={m.birthday()}
        hint={m.keeps_age_and_league_ages_current()}
        className="min-w-0 flex-[1_1_10rem]"
      >
        <Select {...register('birthWindow', optionalChoice)} placeholder={m.not_set()} options={windows} />
      </FormField>
    </div>
  )
}
