import { ACT_VERSION, CONSENT_TEXTS, type ConsentVersion } from './texts.ts'

/** Which text was confirmed, by whom, and when. */
export type GuardianConsent = { version: ConsentVersion; confirmedBy: string; confirmedAt: string }

/** The stored confirmation. Without a version, creating or claiming the player was the confirmation. */
export const consentOf = (version: ConsentVersion | '', userID: string, now: Date): GuardianConsent => ({
  version: version || ACT_VERSION.en,
  confirmedBy: userID,
  confirmedAt: now.toISOString(),
})

/** The current manager's confirmation. A previous manager's confirmation does not count. */
export function currentConsent(player: { claimedBy?: string; guardianConsent?: GuardianConsent }) {
  const { claimedBy, guardianConsent: consent } = player
  if (!consent || consent.confirmedBy !== claimedBy) return null
  return { ...consent, text: CONSENT_TEXTS[consent.version], isExplicit: !consent.version.endsWith('-act') }
}
