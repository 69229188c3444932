import * as en from '#messages/notices'
import * as es from '#spanish/notices'
import { inBothLanguages } from './in-both-languages.ts'

export const noticeTexts = /*#__PURE__*/ inBothLanguages(en, es)
