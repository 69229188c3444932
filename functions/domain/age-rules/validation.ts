import * as v from 'valibot'
import { wholeNumber } from '../../values/field-inputs.ts'
import { oneLine } from '../../values/inputs.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'

export const CUTOFF_INVALID = 'Enter a day of the year.'
const SEASON_INVALID = 'Enter the year of a season.'
const SOURCE_INVALID = 'Enter the link to where the rule is published.'

/** Omitted and null fields keep their values. */
export const updateAgeRuleInput = v.object({
  name: v.nullish(
    v.pipe(
      v.string(),
      oneLine,
      v.nonEmpty(inItsLanguage(validationTexts.nameIsRequired)),
      v.maxLength(60, 'A name must be 60 characters or fewer.'),
    ),
  ),
  cutoffMonth: v.nullish(wholeNumber(1, 12, CUTOFF_INVALID)),
  cutoffDay: v.nullish(wholeNumber(1, 31, CUTOFF_INVALID)),
  yearOffset: v.nullish(wholeNumber(-1, 0, CUTOFF_INVALID)),
  sinceSeason: v.nullish(wholeNumber(1900, 2100, SEASON_INVALID)),
  source: v.nullish(v.pipe(v.string(), v.trim(), v.startsWith('https://', SOURCE_INVALID), v.url(SOURCE_INVALID))),
})

/** Whether the month has this day in a common year. */
export const isDayOfYear = (month: number, day: number) => day <= new Date(Date.UTC(2027, month, 0)).getUTCDate()
