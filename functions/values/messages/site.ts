import * as en from '#messages/site'
import * as es from '#spanish/site'
import { inBothLanguages } from './in-both-languages.ts'

export const siteTexts = /*#__PURE__*/ inBothLanguages(en, es)
