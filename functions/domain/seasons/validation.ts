import * as v from 'valibot'
import { isDay } from '../../values/day.ts'
import { blank, upTo } from '../../values/field-inputs.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'

/** Also the limit of the season of a roster entry. */
export const SEASON_NAME_LIMIT = 60
const FILL_REQUIRED = validationTexts.fillRequired
const DATE_INVALID = inItsLanguage(validationTexts.enterDatesAs)
export const SEASON_ENDS_TOO_EARLY = validationTexts.endBeforeStart

const required = v.pipe(blank, v.trim(), v.nonEmpty(inItsLanguage(FILL_REQUIRED)))
const name = v.pipe(required, upTo(SEASON_NAME_LIMIT, 'seasonName', validationTexts.fieldTooLong))
const day = v.pipe(required, v.check(isDay, DATE_INVALID))
const year = v.pipe(
  v.number(inItsLanguage(validationTexts.yearMustBeNumber)),
  v.integer(inItsLanguage(validationTexts.yearMustBeNumber)),
  v.minValue(1900, inItsLanguage(validationTexts.yearRange)),
  v.maxValue(2200, inItsLanguage(validationTexts.yearRange)),
)
const seasonType = v.picklist(['Spring', 'Summer', 'Fall', 'Winter'])
const description = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(1_000, inItsLanguage(validationTexts.fieldTooLong({ what: 'description', limit: '1,000' }))),
)

export const endsAfterStart = ({ startDate, endDate }: { startDate: string; endDate: string }) => startDate <= endDate

export const createSeasonInput = v.pipe(
  v.object({
    name,
    year: v.nullish(year),
    seasonType: v.nullish(seasonType, 'Spring'),
    startDate: day,
    endDate: day,
    description: v.nullish(description, ''),
    isActive: v.nullish(v.boolean(), true),
  }),
  v.forward(v.partialCheck([['startDate'], ['endDate']], endsAfterStart, inItsLanguage(SEASON_ENDS_TOO_EARLY)), [
    'endDate',
  ]),
)

/** Omitted fields become undefined. A cleared description becomes ''. Null leaves required fields unchanged. */
export const updateSeasonInput = v.object({
  name: v.nullish(name),
  year: v.nullish(year),
  seasonType: v.nullish(seasonType),
  startDate: v.nullish(day),
  endDate: v.nullish(day),
  description: v.optional(v.nullable(description, '')),
  isActive: v.nullish(v.boolean()),
})
