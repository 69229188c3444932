/** The texts that people confirm when they create or claim a player, by version. Never change a published text: add a new version. */
export const CONSENT_TEXTS = {
  '2026-11': "I am this player's parent or legal guardian, or I have their consent to create and run this profile.",
} as const

export type ConsentVersion = keyof typeof CONSENT_TEXTS
