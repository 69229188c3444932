import * as v from 'valibot'
import { emailInput } from '../../values/inputs.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { watchValidationTexts } from '../../values/messages/watch-validation.ts'

export const visitorInput = v.object({
  email: v.pipe(emailInput, v.nonEmpty(inItsLanguage(watchValidationTexts.enterEmail))),
})
