import * as en from '#messages/roster-validation'
import * as es from '#spanish/roster-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const rosterValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
