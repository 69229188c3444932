export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]

/** The locale with its region, for `Intl` and the `lang` attribute. */
export const regional = { en: 'en-US', es: 'es-US' } as const satisfies Record<Locale, string>

/**
 * The language of the website: of its build, or of its address during development. The server has none and throws, because there each
 * text is in the language of a request or of a recipient.
 */
export const siteLocale = (): Locale => import.meta.env.LOCALE ?? (/^\/es(\/|$)/.test(location.pathname) ? 'es' : 'en')

/** The language that an Accept-Language header prefers. */
export const acceptedLocale = (header: string | undefined): Locale => (/^\s*es\b/i.test(header ?? '') ? 'es' : 'en')
