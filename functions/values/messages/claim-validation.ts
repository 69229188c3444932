import * as en from '#messages/claim-validation'
import * as es from '#spanish/claim-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const claimValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
