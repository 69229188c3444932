import * as v from 'valibot'
import { ACT_VERSION, CONSENT_TEXTS, type ConsentVersion } from './texts.ts'

/** The current version and its text. */
export const CONSENT_VERSION: ConsentVersion = '2026-11'
export const CONSENT_TEXT = CONSENT_TEXTS[CONSENT_VERSION]
/** The text beside the buttons that create and claim a profile. */
export const ACT_TEXT = CONSENT_TEXTS[ACT_VERSION]

const versions = Object.keys(CONSENT_TEXTS) as ConsentVersion[]

/** Empty if no text was confirmed explicitly. */
export const consentVersionInput = v.nullish(
  v.picklist(['', ...versions], 'This text has changed. Please reload the page.'),
  '',
)
