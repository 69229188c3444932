import * as en from '#messages/coach-refusals'
import * as es from '#spanish/coach-refusals'
import { inBothLanguages } from './in-both-languages.ts'

export const coachRefusalTexts = /*#__PURE__*/ inBothLanguages(en, es)
