import * as en from '#messages/event-validation'
import * as es from '#spanish/event-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const eventValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
