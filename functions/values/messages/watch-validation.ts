import * as en from '#messages/watch-validation'
import * as es from '#spanish/watch-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const watchValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
