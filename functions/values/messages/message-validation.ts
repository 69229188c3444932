import * as en from '#messages/message-validation'
import * as es from '#spanish/message-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const messageValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
