import * as en from '#messages/validation'
import * as es from '#spanish/validation'
import { inBothLanguages } from './in-both-languages.ts'

export const validationTexts = /*#__PURE__*/ inBothLanguages(en, es)
