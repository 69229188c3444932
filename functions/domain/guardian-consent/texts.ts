/** The texts that people confirm when they create or claim a player, by version. Never change a published text: add a new version. */
export const CONSENT_TEXTS = {
  '2026-11': "I am this player's parent or legal guardian, or I have their consent to create and run this profile.",
  '2026-11-act':
    "By creating or claiming this profile, you confirm that you are this player's parent or legal guardian, or that you have their consent to create and run it.",
} as const

export type ConsentVersion = keyof typeof CONSENT_TEXTS

/** Shown next to the buttons that create and claim a profile. Pressing one of them confirms it. */
export const ACT_VERSION: ConsentVersion = '2026-11-act'
