import * as en from '#messages/player-validation'
import * as es from '#spanish/player-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const playerValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
