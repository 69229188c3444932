import * as en from '#messages/push-validation'
import * as es from '#spanish/push-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const pushValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
