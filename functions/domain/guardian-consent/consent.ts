import { CONSENT_TEXTS, type ConsentVersion } from './texts.ts'

/** Who confirmed which text about a player, and when. */
export type GuardianConsent = { version: ConsentVersion; confirmedBy: string; confirmedAt: string }

/** What is kept of a confirmation; undefined where nothing was confirmed. */
export const consentOf = (version: ConsentVersion | '', userID: string, now: Date): GuardianConsent | undefined =>
  version ? { version, confirmedBy: userID, confirmedAt: now.toISOString() } : undefined

/** The confirmation by the person who manages the player now. One by somebody who managed it before does not count. */
export function currentConsent(player: { claimedBy?: string; guardianConsent?: GuardianConsent }) {
  const { claimedBy, guardianConsent: consent } = player
  return consent?.confirmedBy === claimedBy && consent ? { ...consent, text: CONSENT_TEXTS[consent.version] } : null
}
