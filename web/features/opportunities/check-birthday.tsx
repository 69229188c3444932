import { useState } from 'react'
import * as opportunityTexts from '#messages/opportunities'
import { type Born, birthWindowOf } from '../../../functions/values/age.ts'
import { fitsAge } from '../../../functions/values/eligibility.ts'
import { agesIn, isDisputed } from '../../../functions/values/league-age.ts'
import { siteLocale } from '../../../functions/values/messages/locale.ts'
import { BIRTH_YEARS, MONTHS } from '../../ui/birth-months.ts'
import { Field, Select } from '../../ui/field.tsx'
import type { OpportunityDetail } from './queries.ts'

/** Answers whether a player fits by month and year of birth, which stay in the browser. */
export function CheckBirthday(opportunity: Counted) {
  const [month, setMonth] = useState('')
  const [year, setYear] = useState('')
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-3">
        <Field label={opportunityTexts.monthOfBirth} className="flex-[1_1_8rem]">
          <Select
            value={month}
            onChange={({ target }) => setMonth(target.value)}
            placeholder={opportunityTexts.month}
            options={MONTHS}
          />
        </Field>
        <Field label={opportunityTexts.yearOfBirth} className="flex-[1_1_6rem]">
          <Select
            value={year}
            onChange={({ target }) => setYear(target.value)}
            placeholder={opportunityTexts.year}
            options={BIRTH_YEARS}
          />
        </Field>
      </div>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {month && year && verdict({ birthYear: Number(year), birthWindow: birthWindowOf(Number(month)) }, opportunity)}
      </p>
      <p className="mt-1 text-sm text-soft">{opportunityTexts.leagueAgeCountsRule(rulesText(opportunity.ageRules))}</p>
    </>
  )
}

type Counted = Pick<OpportunityDetail, 'minAge' | 'maxAge' | 'seasonYear' | 'ageRules'>

function verdict(born: Born, { minAge, maxAge, seasonYear: season, ageRules }: Counted) {
  const limits = { minAge, maxAge }
  const ages = agesIn(season, born, ageRules, new Date())
  if (isDisputed(ages, limits)) return opportunityTexts.fitsOneRuleOnly
  const age = Math.min(...ages)
  if (fitsAge(age, limits)) return opportunityTexts.countsAgeFits({ age, season })
  return minAge !== null && age < minAge
    ? opportunityTexts.countsAgeTooYoung({ age, season })
    : opportunityTexts.countsAgeTooOld({ age, season })
}

/** 'USSSA or Little League' */
const rulesText = (rules: Counted['ageRules']) =>
  new Intl.ListFormat(siteLocale(), { type: 'disjunction' }).format(new Set(rules.map(({ name }) => name)))
