import * as en from '#messages/roster-offers'
import * as es from '#spanish/roster-offers'
import { inBothLanguages } from './in-both-languages.ts'

export const rosterOfferTexts = /*#__PURE__*/ inBothLanguages(en, es)
