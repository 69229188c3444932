import * as en from '#messages/calendar-feeds'
import * as es from '#spanish/calendar-feeds'
import { inBothLanguages } from './in-both-languages.ts'

export const calendarFeedTexts = /*#__PURE__*/ inBothLanguages(en, es)
