import * as v from 'valibot'
import { isDay } from '../../values/day.ts'
import { DAY_MS } from '../../values/durations.ts'
import { safetyRecordValidationTexts } from '../../values/messages/safety-record-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'

const DATE_INVALID = inItsLanguage(validationTexts.enterDatesAs)
const DATE_IN_FUTURE = inItsLanguage(safetyRecordValidationTexts.dateInFuture)

/** Allows tomorrow's UTC date: a day starts in other time zones before it does in UTC. */
const isPast = (text: string) => Date.parse(text) < Date.now() + DAY_MS

const day = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || isDay(text), DATE_INVALID),
  v.check((text) => text === '' || isPast(text), DATE_IN_FUTURE),
)

/** Omitted fields keep their values. '' and null clear a field. */
export const safetyRecordsInput = v.object({
  backgroundCheckedOn: v.optional(v.nullable(day, '')),
  safeSportTrainedOn: v.optional(v.nullable(day, '')),
})
