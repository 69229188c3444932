import { useState } from 'react'
import { playerAge } from '../../../functions/values/age.ts'
import { birthWindowOf } from '../../../functions/values/birth-windows.ts'
import { fitsAge } from '../../../functions/values/eligibility.ts'
import { BIRTH_YEARS, MONTHS } from '../../ui/birth-months.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { OpportunityDetail } from './queries.ts'

/** Answers whether a player fits by month and year of birth, which stay in the browser. */
export function CheckBirthday({ minAge, maxAge }: Pick<OpportunityDetail, 'minAge' | 'maxAge'>) {
  const [month, setMonth] = useState('')
  const [year, setYear] = useState('')
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-3">
        <Field label="Month of birth" className="flex-[1_1_8rem]">
          <Select
            value={month}
            onChange={({ target }) => setMonth(target.value)}
            placeholder="Month"
            options={MONTHS}
          />
        </Field>
        <Field label="Year of birth" className="flex-[1_1_6rem]">
          <Select
            value={year}
            onChange={({ target }) => setYear(target.value)}
            placeholder="Year"
            options={BIRTH_YEARS}
          />
        </Field>
      </div>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {month && year && verdict(Number(month), Number(year), { minAge, maxAge })}
      </p>
      <p className="mt-1 text-sm text-soft">
        A birthday counts from the end of April, August, or December. Nothing is sent or kept.
      </p>
    </>
  )
}

function verdict(month: number, birthYear: number, limits: Pick<OpportunityDetail, 'minAge' | 'maxAge'>) {
  const age = playerAge({ birthYear, birthWindow: birthWindowOf(month) }, new Date())!
  if (fitsAge(age, limits)) return `Counts as ${age} today: fits`
  return `Counts as ${age} today: too ${limits.minAge !== null && age < limits.minAge ? 'young' : 'old'}`
}
