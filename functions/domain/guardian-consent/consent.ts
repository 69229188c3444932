import { CONSENT_TEXTS, type ConsentVersion } from './texts.ts'

/** Which text was confirmed, by whom, and when. */
export type GuardianConsent = { version: ConsentVersion; confirmedBy: string; confirmedAt: string }

/** The stored confirmation. Undefined if nothing was confirmed. */
export const consentOf = (version: ConsentVersion | '', userID: string, now: Date): GuardianConsent | undefined =>
  version ? { version, confirmedBy: userID, confirmedAt: now.toISOString() } : undefined

/** The current manager's confirmation. A previous manager's confirmation does not count. */
export function currentConsent(player: { claimedBy?: string; guardianConsent?: GuardianConsent }) {
  const { claimedBy, guardianConsent: consent } = player
  return consent?.confirmedBy === claimedBy && consent ? { ...consent, text: CONSENT_TEXTS[consent.version] } : null
}
