import * as en from '#messages/guardian-consent-validation'
import * as es from '#spanish/guardian-consent-validation'
import { inBothLanguages } from './in-both-languages.ts'

export const guardianConsentValidationTexts = /*#__PURE__*/ inBothLanguages(en, es)
