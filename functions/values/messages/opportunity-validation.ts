import * as en from '#messages/opportunity-validation'
import * as es from '#spanish/opportunity-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const opportunityValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
