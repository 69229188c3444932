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
