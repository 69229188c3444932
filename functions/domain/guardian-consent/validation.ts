import * as v from 'valibot'
import { guardianConsentValidationTexts } from '../../values/messages/guardian-consent-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { parse } from '../../values/parse.ts'
import { ACT_VERSION, CONSENT_TEXTS, CONSENT_VERSION, type ConsentVersion, consentOf } from './consent.ts'

export { ACT_VERSION, CONSENT_TEXTS, CONSENT_VERSION }

const versions = Object.keys(CONSENT_TEXTS) as ConsentVersion[]

/** Empty for the English text beside the buttons that create and claim a profile. */
export const consentVersionInput = v.nullish(
  v.picklist(['', ...versions], inItsLanguage(guardianConsentValidationTexts.textChanged)),
  '',
)

const argument = v.object({ guardianConsent: consentVersionInput })

/** The stored confirmation for the version in an argument, or for creating or claiming the player without one. */
export const givenConsent = (guardianConsent: string | null | undefined, userID: string, now: Date) =>
  consentOf(parse(argument, { guardianConsent }).guardianConsent, userID, now)
