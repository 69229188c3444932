import * as en from '#messages/safety-record-validation'
import * as es from '#spanish/safety-record-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const safetyRecordValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
