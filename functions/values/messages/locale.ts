export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]

/** English for an unknown name. */
export const localeNamed = (name: string | undefined): Locale => LOCALES.find((it) => it === name) ?? 'en'

/** The locale with its region, for `Intl` and the `lang` attribute. */
export const regional = { en: 'en-US', es: 'es-US' } as const satisfies Record<Locale, string>

/** The language of the website, of which each has a build. The server has none and throws, because there each text has a reader. */
export const siteLocale = (): Locale => import.meta.env.LOCALE

/** The website's path of a page in the language. */
export const pathIn = (locale: Locale, path: string) => (locale === 'en' ? path : path === '/' ? '/es' : `/es${path}`)

/** The language of the website's path, and the path of the same page in English. */
export const pageAt = (path: string): { locale: Locale; path: string } =>
  /^\/es(\/|$)/.test(path) ? { locale: 'es', path: path.slice('/es'.length) || '/' } : { locale: 'en', path }

/** The built page of each language. */
export const INDEX = { en: 'index.html', es: 'es.html' } as const

/** The language that an Accept-Language header prefers. */
export const acceptedLocale = (header: string | undefined): Locale => (/^\s*es\b/i.test(header ?? '') ? 'es' : 'en')
