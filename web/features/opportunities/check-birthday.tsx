import { useState } from 'react'
import { birthWindowOf, playerAge } from '../../../functions/values/age.ts'
import { fitsAge } from '../../../functions/values/eligibility.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { BIRTH_YEARS, MONTHS } from '../../ui/birth-months.ts'
import { Field, Select } from '../../ui/field.tsx'
import type { OpportunityDetail } from './queries.ts'

/** Answers whether a player fits by month and year of birth, which stay in the browser. */
export function CheckBirthday({ minAge, maxAge }: Pick<OpportunityDetail, 'minAge' | 'maxAge'>) {
  const [month, setMonth] = useState('')
  const [year, setYear] = useState('')
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-3">
        <Field label={m.month_of_birth()} className="flex-[1_1_8rem]">
          <Select
            value={month}
            onChange={({ target }) => setMonth(target.value)}
            placeholder={m.month()}
            options={MONTHS}
          />
        </Field>
        <Field label={m.year_of_birth()} className="flex-[1_1_6rem]">
          <Select
            value={year}
            onChange={({ target }) => setYear(target.value)}
            placeholder={m.year()}
            options={BIRTH_YEARS}
          />
        </Field>
      </div>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {month && year && verdict(Number(month), Number(year), { minAge, maxAge })}
      </p>
      <p className="mt-1 text-sm text-soft">{m.a_birthday_counts_from_the_end_of_april()}</p>
    </>
  )
}

function verdict(month: number, birthYear: number, limits: Pick<OpportunityDetail, 'minAge' | 'maxAge'>) {
  const age = playerAge({ birthYear, birthWindow: birthWindowOf(month) }, new Date())!
  if (fitsAge(age, limits)) return m.counts_as_age_fits({ age })
  return limits.minAge !== null && age < limits.minAge
    ? m.counts_as_age_too_young({ age })
    : m.counts_as_age_too_old({ age })
}
