import * as en from '#messages/shell'
import * as es from '#spanish/shell'
import { inBothLanguages } from './in-both-languages.ts'

export const shellTexts = /*#__PURE__*/ inBothLanguages(en, es)
