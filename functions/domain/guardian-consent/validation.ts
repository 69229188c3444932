import * as v from 'valibot'
import { ACT_VERSION, CONSENT_TEXTS, CONSENT_VERSION, type ConsentVersion } from './texts.ts'

export { ACT_VERSION, CONSENT_TEXTS, CONSENT_VERSION }

const versions = Object.keys(CONSENT_TEXTS) as ConsentVersion[]

/** Empty for the English text beside the buttons that create and claim a profile. */
export const consentVersionInput = v.nullish(
  v.picklist(['', ...versions], 'This text has changed. Please reload the page.'),
  '',
)
