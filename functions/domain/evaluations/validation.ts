import * as v from 'valibot'
import { freeText, upTo } from '../../values/field-inputs.ts'
import { evaluationValidationTexts } from '../../values/messages/evaluation-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'

export const SCORES = [1, 2, 3, 4, 5] as const
export const MAX_NOTES = 500

export const evaluationInput = v.object({
  score: v.nullish(v.picklist(SCORES, inItsLanguage(evaluationValidationTexts.chooseScore)), null),
  notes: v.pipe(freeText, upTo(MAX_NOTES, 'notes', validationTexts.teamFieldTooLong)),
})
