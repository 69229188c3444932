import * as en from '#messages/report-validation'
import * as es from '#spanish/report-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const reportValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
