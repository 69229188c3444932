/** What people confirm who create or claim a player, by version. A text that someone has confirmed is never changed: a new one gets a new version. */
export const CONSENT_TEXTS = {
  '2026-11': "I am this player's parent or legal guardian, or I have their consent to create and run this profile.",
} as const

export type ConsentVersion = keyof typeof CONSENT_TEXTS
