import { ACT_VERSION, CONSENT_VERSION } from '../../functions/domain/guardian-consent/validation.ts'
import { siteLocale } from '../../functions/values/messages/locale.ts'

/** The versions of the guardian's consent in the website's language. */
export const consentVersion = CONSENT_VERSION[siteLocale()]
export const actVersion = ACT_VERSION[siteLocale()]
