import * as en from '#messages/embeds'
import * as es from '#spanish/embeds'
import { inBothLanguages } from './in-both-languages.ts'

export const embedTexts = /*#__PURE__*/ inBothLanguages(en, es)
