import * as en from '#messages/email-link-pages'
import * as es from '#spanish/email-link-pages'
import { inBothLanguages } from './in-both-languages.ts'

export const emailLinkPageTexts = /*#__PURE__*/ inBothLanguages(en, es)
