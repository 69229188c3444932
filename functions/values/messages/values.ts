import * as en from '#messages/values'
import * as es from '#spanish/values'
import { inBothLanguages } from './in-both-languages.ts'

export const valueTexts = /*#__PURE__*/ inBothLanguages(en, es)
