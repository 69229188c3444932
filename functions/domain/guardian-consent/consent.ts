import type { Locale } from '../../values/messages/locale.ts'

/** The texts that people confirm when they create or claim a player, by version. Never change a published text: add a new version. */
export const CONSENT_TEXTS = {
  '2026-11': "I am this player's parent or legal guardian, or I have their consent to create and run this profile.",
  '2026-11-act':
    "By creating or claiming this profile, you confirm that you are this player's parent or legal guardian, or that you have their consent to create and run it.",
  '2026-12-es':
    'Soy el padre, la madre o el tutor legal de este jugador, o tengo el consentimiento de su padre, madre o tutor legal para crear y administrar este perfil.',
  '2026-12-es-act':
    'Al crear o reclamar este perfil, usted confirma que es el padre, la madre o el tutor legal de este jugador, o que tiene el consentimiento de su padre, madre o tutor legal para crearlo y administrarlo.',
} as const

export type ConsentVersion = keyof typeof CONSENT_TEXTS

/** The current version in each language. */
export const CONSENT_VERSION = { en: '2026-11', es: '2026-12-es' } as const satisfies Record<Locale, ConsentVersion>

/** Shown next to the buttons that create and claim a profile. Pressing one of them confirms it. */
export const ACT_VERSION = { en: '2026-11-act', es: '2026-12-es-act' } as const satisfies Record<Locale, ConsentVersion>

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
