import * as en from '#messages/requests'
import * as es from '#spanish/requests'
import { inBothLanguages } from './in-both-languages.ts'

export const requestTexts = /*#__PURE__*/ inBothLanguages(en, es)
