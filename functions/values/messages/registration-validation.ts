import * as en from '#messages/registration-validation'
import * as es from '#spanish/registration-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const registrationValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
