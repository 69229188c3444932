import * as en from '#messages/accounts'
import * as es from '#spanish/accounts'
import { inBothLanguages } from './in-both-languages.ts'

export const accountTexts = /*#__PURE__*/ inBothLanguages(en, es)
