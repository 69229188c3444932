import * as en from '#messages/legal'
import * as es from '#spanish/legal'
import { inBothLanguages } from './in-both-languages.ts'

export const legalTexts = /*#__PURE__*/ inBothLanguages(en, es)
