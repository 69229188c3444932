import { settings } from '../../services/settings.ts'
import { LOCALES, type Locale, pathIn } from '../../values/messages/locale.ts'

/** The public address of a page in the language. */
export const addressIn = (locale: Locale, path: string) => settings.webURL + pathIn(locale, path)

/** The page in each language, and for all others. */
export const alternatesOf = (path: string) => [
  ...LOCALES.map((locale) => ({ hreflang: locale, href: addressIn(locale, path) })),
  { hreflang: 'x-default', href: addressIn('en', path) },
]
