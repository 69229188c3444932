import * as en from '#messages/watch-names'
import * as es from '#spanish/watch-names'
import { inBothLanguages } from './in-both-languages.ts'

export const watchNameTexts = /*#__PURE__*/ inBothLanguages(en, es)
