import * as en from '#messages/evaluation-validation'
import * as es from '#spanish/evaluation-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const evaluationValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
