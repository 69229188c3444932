import * as en from '#messages/refusals'
import * as es from '#spanish/refusals'
import { inBothLanguages } from './in-both-languages.ts'

export const refusalTexts = /*#__PURE__*/ inBothLanguages(en, es)
