import * as en from '#messages/mail'
import * as es from '#spanish/mail'
import { inBothLanguages } from './in-both-languages.ts'

export const mailTexts = /*#__PURE__*/ inBothLanguages(en, es)
