import * as en from '#messages/contact-validation'
import * as es from '#spanish/contact-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const contactValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
