import * as en from '#messages/stored-words'
import * as es from '#spanish/stored-words'
import { inBothLanguages } from './in-both-languages.ts'

export const storedWordTexts = /*#__PURE__*/ inBothLanguages(en, es)
