import * as en from '#messages/city-pages'
import * as es from '#spanish/city-pages'
import { inBothLanguages } from './in-both-languages.ts'

export const cityPageTexts = /*#__PURE__*/ inBothLanguages(en, es)
