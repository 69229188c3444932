import * as en from '#messages/account-validation'
import * as es from '#spanish/account-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const accountValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
