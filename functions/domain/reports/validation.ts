import * as v from 'valibot'
import { freeText } from '../../values/field-inputs.ts'
import { emailInput } from '../../values/inputs.ts'
import { reportValidationTexts } from '../../values/messages/report-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'

const REASON_MISSING = reportValidationTexts.sayWhatIsWrong
const text = (most: number) => v.pipe(freeText, v.maxLength(most, inItsLanguage(reportValidationTexts.tooLong(most))))

export const reportInput = v.object({
  reason: v.pipe(text(1_000), v.nonEmpty(inItsLanguage(REASON_MISSING))),
  email: emailInput,
})
export const hideInput = v.object({ reason: v.pipe(text(500), v.nonEmpty('Please give a reason.')) })
export const resolveInput = v.object({ note: text(500) })
