import * as en from '#messages/team-validation'
import * as es from '#spanish/team-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const teamValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
