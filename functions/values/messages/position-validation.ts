import * as en from '#messages/position-validation'
import * as es from '#spanish/position-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const positionValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
